/** What is said of whatever was thrown, for people who read it in a record: its message, else all of it. */
export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown)
