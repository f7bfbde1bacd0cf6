import type { RequestPayloads } from '../../schemas/generated/types'
import type { Client } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'

/** Who asked, and whom. */
export interface Call {
  player: PlayerContext
  client: Client
  /** Answers a client that waits for an acknowledgement. */
  acknowledge?: (answer: unknown) => void
  /** Another player of the house passes it on: this one answers it itself. */
  isRelayed?: boolean
}

/** Handlers by event name; what throws or rejects is logged by the caller. */
export type Requests = {
  [E in keyof RequestPayloads]?: (call: Call, payload: RequestPayloads[E]) => void | Promise<void>
}
