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
  updateCheck: 1_500,
  updateStep: 800,
  slowUpload: 150,
  roomAnswer: 3_000,
  roomBeat: 4_000,
  roomRetry: 1_000,
  orphaned: 30_000,
  installStep: 800,
  installLine: 20,
  slowStore: 5_000,
  cloudBeat: 10_000,
}
