/// What every page has around its content.
enum PageFrame {
  /// The page up to its first landmark.
  static func start(title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <title>\(HTMLText.content(title))</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    <a class="skip" href="#content">Skip to the findings</a>

    """
  }

  static let end = "</body>\n</html>\n"

  private static let style = """
    :root { color-scheme: light dark; }
    body { font: 1rem/1.5 system-ui, sans-serif; max-width: 50rem; margin: 0 auto; padding: 1rem; }
    .skip { position: absolute; left: -100vw; }
    .skip:focus { position: static; }
    :focus-visible { outline: 3px solid; outline-offset: 2px; }
    article { border: 1px solid; border-radius: 0.5rem; margin: 1rem 0; padding: 0 1rem; }
    table { border-collapse: collapse; }
    caption { text-align: start; }
    th, td { border: 1px solid; padding: 0.25rem 0.5rem; text-align: start; }
    pre { overflow-x: auto; white-space: pre-wrap; }
    summary { min-height: 1.5rem; padding: 0.25rem 0; }
    """
}
