import type { Act } from './Act'
import { collectionActs } from './acts/collections'
import { householdActs } from './acts/household'
import { playingActs } from './acts/playing'
import { queueActs } from './acts/queue'
import { settingsActs } from './acts/settings'

/** Everything that is done, in this order. */
export const acts: readonly Act[] = [
  ...playingActs,
  ...queueActs,
  ...collectionActs,
  ...settingsActs,
  ...householdActs,
]
