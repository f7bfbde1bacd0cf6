import type { RequestPayloads } from '../../schemas/generated/types'
import type { Call } from '../requests/Requests'

/**
 * What a real device makes of a request: it takes whatever was sent, of any shape. False when that is what the request says. What
 * throws or rejects is logged by the caller.
 */
export type Habit = (call: Call, sent: unknown) => undefined | false | void | Promise<void>

/** The requests in which a real device does not do what the request's name says, or not always. */
export type Habits = { [E in keyof RequestPayloads]?: Habit }
