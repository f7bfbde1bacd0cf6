import type { Subscriptions } from '../../services/plans/createSubscriptions'
import type { Clock } from '../../services/ports/Clock'
import type { People } from '../../services/ports/People'
import type { Records } from '../../services/ports/Records'
import type { StandIn } from './createStandIn'

interface RenewOptions {
  records: Records
  subscriptions: Subscriptions
  people: People
  standIn: StandIn
  clock: Clock
}

/** Looked at together at most. */
const most = 200

/** Makes each payment that has become due; ends what is due of accounts that are gone. */
export async function renewDue({ records, subscriptions, people, standIn, clock }: RenewOptions) {
  const due = await records.first('books', { child: 'dueAt', to: clock.now(), most })
  for (const [uid] of due) {
    const found = await subscriptions.of(uid)
    if (found === undefined || found.dueAt === null || found.dueAt > clock.now()) continue
    if ((await people.find(uid)) === undefined) await subscriptions.forget(uid)
    else if (found.status !== 'past_due') await subscriptions.apply(standIn.renew(found))
  }
}
