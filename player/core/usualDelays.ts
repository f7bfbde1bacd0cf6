import type { Delays } from './Delays'

/** Long enough to see what the interface shows meanwhile. */
export const usualDelays: Delays = {
  scan: 1_500,
  join: 2_500,
  away: 4_000,
  ask: 600,
  mount: 1_200,
  discover: 4_000,
  rescan: 12_000,
  goodbye: 1_500,
  restart: 10_000,
  poweredOff: 20_000,
  ripTrack: 1_500,
  slowPage: 5_000,
  slowUpload: 150,
}
