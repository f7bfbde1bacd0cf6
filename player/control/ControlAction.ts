import type { PlayerContext } from '../core/PlayerContext'
import type { Json } from '../json/Json'

/** What the control page can do to connections, besides pushing. */
export interface ConnectionControl {
  /** Cuts every socket; clients can come back at once. */
  dropSockets(): void
  /** Closes the port for that long, ms, as a crashed player does, then opens it again. */
  goOffline(milliseconds: number): void
}

/** One button of the control page. */
export interface ControlAction {
  /** Unique, e.g. `toast-success`. */
  id: string
  label: string
  run(player: PlayerContext & ConnectionControl, options: Json): void | Promise<void>
}

/** Buttons that belong together. */
export interface ControlGroup {
  title: string
  actions: readonly ControlAction[]
}
