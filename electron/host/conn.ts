/** The host's end of a line. Whatever carries it, a message is one JSON text. */
export interface Conn {
  /** One `HostMessage` as JSON. */
  send(text: string): void;
  /** Texts as they came, not yet trusted; called once, before the first of them. */
  onMessage(listener: (text: string) => void): void;
  onClose(listener: () => void): void;
  close(): void;
  /** Bytes that the other end has not taken yet. */
  buffered(): number;
}

/** The host as a transport sees it. */
export interface Admits {
  /** Takes up a line. With a key its first message must bear the same; null for a line that nobody else can reach. */
  admit(conn: Conn, key: string | null): void;
}
