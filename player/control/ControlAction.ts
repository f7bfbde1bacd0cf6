import type { PlayerContext } from '../core/PlayerContext'
import type { Json } from '../../authoring/json/Json'

/** One button of the control page. */
export interface ControlAction {
  /** Unique, e.g. `toast-success`. */
  id: string
  label: string
  run(player: PlayerContext, options: Json): void | Promise<void>
}

/** Buttons that belong together. */
export interface ControlGroup {
  title: string
  actions: readonly ControlAction[]
}
