import type { LargeEvent } from './largePushOf'
import type { LargeEnd, RowTaker } from './LargeRead'

/** A push so large that it is read where it arrived, beside the page. */
export interface LargePush {
  event: LargeEvent
  /** How its payload begins, as JSON. */
  start: string
  /** Size of the payload, characters. */
  length: number
  /** Has it read; call it once. */
  read: (taker: RowTaker) => Promise<LargeEnd>
}
