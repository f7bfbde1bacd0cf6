import type { Brand } from '../../schemas/generated/types'
import type { Plugins } from '../pages/openPlugins'
import type { Storage } from '../storage/Storage'
import type { Clients } from './Clients'

/** The running player, as its parts see it. */
export interface PlayerContext {
  brand: Brand
  storage: Storage
  plugins: Plugins
  clients: Clients
  /** Pictures to choose a background from. */
  backgroundsFolder: string
  /** The player's own text at a path of `texts/`, e.g. `MENU.SOURCES`, in its language; `{name}` is filled from `values`. */
  say: (path: string, values?: Readonly<Record<string, string>>) => string
  log: (line: string) => void
  /** Runs something later, e.g. the next step of a progress; nothing runs once the player is closed. */
  later: (milliseconds: number, run: () => void) => void
}
