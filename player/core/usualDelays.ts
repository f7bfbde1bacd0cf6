import type { Delays } from './Delays'

/** Long enough to see what the interface shows meanwhile. */
export const usualDelays: Delays = { scan: 1_500, join: 2_500, away: 4_000, ask: 600 }
