import { createHash } from 'node:crypto'

/** Under what a request is claimed, and carried out once: short, whatever its owner called it. */
export const requestKey = (path: string): string =>
  `request-${createHash('sha256').update(path).digest('hex').slice(0, 40)}`
