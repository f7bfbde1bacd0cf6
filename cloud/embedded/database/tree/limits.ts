/** How much a client may write: the limits that the provider's database has too. */
export const limits = {
  /** Levels of keys. */
  depth: 32,
  /** Bytes of one key. */
  keyBytes: 768,
  /** Bytes of one text. */
  textBytes: 10 * 1024 * 1024,
  /** Characters of one message. */
  messageLength: 16 * 1024 * 1024,
} as const
