/// Publishers that are made of others.
public enum Publishers {}
