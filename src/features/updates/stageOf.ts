import type { SnapshotFrom } from 'xstate'
import type { updaterMachine } from '../../../machines/updater.machine'

const stages = [
  'searching',
  'silent',
  'offered',
  'nothing',
  'starting',
  'updating',
  'stalled',
  'done',
  'failed',
  'restarting',
  'unmoved',
  'returned',
  'renewed',
] as const

/** What the updater's modal shows. */
export type Stage = (typeof stages)[number]

/** The stage of a snapshot; where the machine has nothing to say, e.g. while the modal goes, that it restarts. */
export const stageOf = (snapshot: Pick<SnapshotFrom<typeof updaterMachine>, 'hasTag'>): Stage =>
  stages.find((stage) => snapshot.hasTag(stage)) ?? 'restarting'
