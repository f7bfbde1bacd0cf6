import type { ActorRefFrom } from 'xstate'
import type { updaterMachine } from '../../../machines/updater.machine'

/** The updater machine of one panel. */
export type Updater = ActorRefFrom<typeof updaterMachine>
