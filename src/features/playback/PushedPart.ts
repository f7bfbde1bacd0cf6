import type { PushState } from '../../../schemas/generated/types'

/** Some fields of what a player says that it plays, each perhaps not said. */
export type PushedPart<Field extends keyof PushState> = { [F in Field]: PushState[F] | undefined }
