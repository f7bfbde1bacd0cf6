// The words of the updater machine: what it remembers, hears, promises and asks of its actors.
import type { UpdateDone, UpdateProgress, UpdateReady } from '../schemas/generated/types'

/** What the player knows of an update [D3-29]. */
export type UpdateInfo = UpdateReady

/**
 * What the `request` actor sends [D7-36]; an update goes as the other request that the player names, where it
 * names one.
 */
export type UpdateRequest =
  | { kind: 'check' }
  | { kind: 'update'; other: UpdateInfo['alternativeEmit'] }
  | { kind: 'restart' }

/** Why a request did not go out. */
export type SendError = 'offline' | 'invalid'

/** What became of a request at our own gateway. */
export type Dispatch = 'sent' | SendError

/** Whether the host serves the page that runs here, or another. */
export type Comparison = 'same' | 'other'

/** What the machine remembers. */
export interface UpdaterContext {
  /** What the player said last of an update. */
  info: UpdateInfo | undefined
  progress: UpdateProgress | undefined
  /** What the player said at the end of an update, HTML. */
  message: string | undefined
  /** Why the last request did not go out. */
  problem: SendError | undefined
  /** The version that the player tells. */
  version: string | undefined
  /** The one that it told before it went away. */
  versionBefore: string | undefined
  /** The update is in place and only a restart is missing, or was asked for. */
  isRestartDue: boolean
}

/** What the person does. */
type Wish =
  | { type: 'update.confirmed' }
  | { type: 'search.requested' }
  | { type: 'restart.requested' }
  | { type: 'reload.confirmed' }
  | { type: 'modal.dismissed' }

/** What the player says or does, told by the `watch` actor. */
export type UpdaterNews =
  /** It looks for an update, or says that there is none [D4-19]. */
  | { type: 'search.begun'; info: UpdateInfo }
  /** It has looked. */
  | { type: 'search.ended'; info: UpdateInfo }
  | { type: 'progress.moved'; progress: UpdateProgress }
  | { type: 'update.ended'; end: UpdateDone }
  /** It closes all modals, also at every reconnect. */
  | { type: 'modals.closed' }
  | { type: 'version.told'; version: string | undefined }
  | { type: 'player.left' }
  | { type: 'player.returned' }

/**
 * What the process tells the window: that it has something to show, `isAlone` without any other modal, or
 * nothing more.
 */
type WindowEvent = { type: 'window.wanted'; isAlone: boolean } | { type: 'window.unwanted' }

/** All that happens to the machine. */
export type UpdaterEvent = Wish | UpdaterNews | WindowEvent

/**
 * What the modal shows: `searching`, `silent`, `offered`, `nothing`, `starting`, `updating`, `stalled` (for 5
 * minutes not a word), `done`, `failed`, `restarting`, `unmoved` (it does not restart), `returned`, `renewed`
 * (the page has a newer version). `away`: the player restarts; `overdue`: for more than 5 minutes. `open`:
 * the modal is on screen.
 */
export type UpdaterTag =
  | 'searching'
  | 'silent'
  | 'offered'
  | 'nothing'
  | 'starting'
  | 'updating'
  | 'stalled'
  | 'done'
  | 'failed'
  | 'restarting'
  | 'unmoved'
  | 'away'
  | 'overdue'
  | 'returned'
  | 'renewed'
  | 'open'
