// The words of the installer machine: what it is told, remembers, promises and asks of its actors.
import type {
  InstallPlugin,
  InstallPluginStatus,
  ModalButton,
  PluginRow,
  UpdatePlugin,
} from '../schemas/generated/types'
import type { InstallLog } from './installLog'

/**
 * What this panel wants installed or updated [D7-57]; `version` is what was installed when an update was
 * wanted, `shownName` what people call it.
 */
export type InstallOrder =
  | { kind: 'install'; payload: InstallPlugin; shownName?: string | undefined }
  | { kind: 'update'; payload: UpdatePlugin; version: string | undefined }

/** What a machine begins with: an order of its own, or the status of what goes on already. */
export interface InstallerInput {
  order?: InstallOrder | undefined
  status?: InstallPluginStatus | undefined
}

/** Why an order did not go out. */
export type SendError = 'offline' | 'invalid'

/** What became of an order at our own gateway. */
export type InstallDispatch = 'sent' | SendError

/** What the player says, told by the `watch` and `look` actors. */
type Word =
  | { type: 'status.pushed'; status: InstallPluginStatus }
  | { type: 'plugins.listed'; plugins: readonly PluginRow[] }
  | { type: 'link.lost' }
  | { type: 'link.returned' }

/** What the person does. */
type Wish =
  | { type: 'retry.wanted' }
  /** To be told what is installed, where nothing is heard of it. */
  | { type: 'look.wanted' }
  | { type: 'log.toggled' }
  /** The reader has scrolled away from the end of the log, or back to it. */
  | { type: 'log.left' }
  | { type: 'log.reached' }

/** All that happens to the machine from outside. */
export type InstallerEvent = Word | Wish

export interface InstallerContext {
  order: InstallOrder | undefined
  /** As the player last said it. */
  title: string
  message: string
  /** 0-100; undefined before the player has said any. */
  progress: number | undefined
  buttons: readonly ModalButton[]
  log: InstallLog
  sendError: SendError | undefined
  /** The player has said what is installed, and what was wanted is not among it. */
  isMissing: boolean
}

/**
 * `busy`: it goes on; `stuck`: nothing is heard of it, and the person may look, try again or leave; `failed`:
 * it will not happen; `done`: it has. `retries`: the order may be given once more. `log`: the log is shown,
 * `follows` at its end.
 */
export type InstallerTag = 'busy' | 'stuck' | 'failed' | 'done' | 'retries' | 'log' | 'follows'
