import { createActor, type ActorRefFrom } from 'xstate'
import { accountDeletionMachine, type DeletionFault } from '../../../../../machines/accountDeletion.machine'
import type { Cloud } from '../../../../cloud/ports/Cloud'
import { onePer } from '../../session/onePer'
import { openDesk, type DeskPlace } from '../../session/openDesk'
import { createDeletionActors } from './createDeletionActors'

/** Who asks about a deletion, shows how it goes and leads on; `isAway`: the account area has been left meanwhile. */
export interface DeletionDesk {
  isSure: () => Promise<boolean>
  deleted: (isAway: boolean) => void
  /** It goes on no further without the user; only told who is away. */
  stoppedAway: (fault: DeletionFault, isUntouched: boolean) => void
}

/** The deletion of an account. */
export interface AccountDeletion {
  actor: ActorRefFrom<typeof accountDeletionMachine>
  attend: DeskPlace<DeletionDesk>['attend']
}

/** The deletion on a cloud: it goes on and ends well whatever screen is on. */
export const openDeletion = onePer((cloud: Cloud): AccountDeletion => {
  const place = openDesk<DeletionDesk>()
  const isSure = () => place.desk()?.isSure() ?? Promise.resolve(false)
  const actor = createActor(accountDeletionMachine.provide({ actors: createDeletionActors(cloud, isSure) }))
  actor.on('deleted', () => {
    actor.send({ type: 'deletion.dismissed' })
    place.desk()?.deleted(!place.isAttended())
  })
  actor.on('stopped', ({ fault }) => {
    if (!place.isAttended()) place.desk()?.stoppedAway(fault, actor.getSnapshot().context.done.length === 0)
  })
  actor.start()
  return { actor, attend: place.attend }
})
