"""The club's wire: messages, and one socket's conversation without any I/O (docs/protocol.md)."""
