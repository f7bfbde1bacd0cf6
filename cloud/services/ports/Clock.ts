/** The time that the services go by. */
export interface Clock {
  /** ms since 1970. */
  now(): number
}

/**
 * Gets one line for each thing that whoever runs the services should know; never tokens or addresses of
 * people.
 */
export type Log = (line: string) => void
