import type { Brand } from '../../schemas/generated/types'
import type { Plugins } from '../pages/openPlugins'
import type { Storage } from '../storage/Storage'
import type { Clients } from './Clients'
import type { ConnectionControl } from './ConnectionControl'
import type { Delays } from './Delays'
import type { Faults } from './Faults'
import type { News } from './News'
import type { OneTimer } from './createOneTimer'
import type { Playback } from './createPlayback'

/** The running player, as its parts see it. */
export interface PlayerContext extends ConnectionControl {
  brand: Brand
  storage: Storage
  plugins: Plugins
  clients: Clients
  /** What the control page asked to go wrong. */
  faults: Faults
  delays: Delays
  news: News
  /** Without a wizard, neither the first start nor a factory reset opens it. */
  withoutWizard: boolean
  /** Pictures to choose a background from. */
  backgroundsFolder: string
  /** The player's own text at a path of `texts/`, e.g. `MENU.SOURCES`, in its language; `{name}` is filled from `values`. */
  say: (path: string, values?: Readonly<Record<string, string>>) => string
  log: (line: string) => void
  /** Now, ms since 1970. */
  now: () => number
  /**
   * Runs something later, e.g. the next step of a progress; nothing runs once the player is closed. What it returns calls
   * that off.
   */
  later: (milliseconds: number, run: () => void) => () => void
  /** For the sleep timer and the alarm that comes next. */
  timers: { sleep: OneTimer; alarm: OneTimer }
  playback: Playback
  /** Where the pictures lie that people sent. */
  uploads: { backgrounds: string; albumart: string }
}
