import type { Act } from './Act'
import { playingActs } from './acts/playing'
import { queueActs } from './acts/queue'

/** Everything that is done, in this order. */
export const acts: readonly Act[] = [...playingActs, ...queueActs]
