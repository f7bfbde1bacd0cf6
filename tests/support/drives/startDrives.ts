import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import {
  drivesMachine,
  type Dispatch,
  type DriveRequest,
  type DrivesEvent,
  type DrivesNews,
  type WatchOrder,
} from '../../../machines/drives.machine'
import type { AddShare, NetworkShare } from '../../../schemas/generated/types'

/** A drive that the player knows. */
export const attic: NetworkShare = {
  id: 'd4',
  name: 'Attic box',
  ip: '192.168.1.99',
  path: 'music',
  fstype: 'cifs',
  username: 'listener',
  password: '',
  options: '',
  mounted: true,
  size: '28.31 GB',
}

/** A drive that is to be added. */
export const cellar: AddShare = {
  name: 'Cellar box',
  ip: 'CELLAR',
  path: 'music',
  fstype: 'nfs',
  username: '',
  password: '',
  options: '',
}

/** Lets answers travel. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Starts the machine on a player that does what the test says; requests that get no answer stay sent. */
export const startDrives = ({ dispatch = 'sent' }: { dispatch?: Dispatch | 'throws' } = {}) => {
  const clock = new SimulatedClock()
  const requests: DriveRequest[] = []
  const orders: WatchOrder['type'][] = []
  const news: DrivesNews[] = []
  let isWatched = false
  let tell: (event: DrivesEvent) => void = () => undefined
  const machine = drivesMachine.provide({
    actors: {
      watch: fromCallback<WatchOrder>(({ sendBack, receive }) => {
        isWatched = true
        tell = sendBack
        receive(({ type }) => orders.push(type))
        return () => {
          isWatched = false
        }
      }),
      request: fromPromise<Dispatch, DriveRequest>(({ input }) => {
        requests.push(input)
        return dispatch === 'throws' ? Promise.reject(new Error('broken')) : Promise.resolve(dispatch)
      }),
    },
  })
  const actor = createActor(machine, { clock })
  for (const type of ['share.added', 'share.removed', 'removal.unsent', 'removal.unanswered'] as const)
    actor.on(type, (one) => news.push(one))
  actor.start()
  return {
    actor,
    clock,
    requests,
    orders,
    news,
    isWatched: () => isWatched,
    tell: (event: DrivesEvent) => tell(event),
    has: (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) =>
      actor.getSnapshot().hasTag(tag),
    isIdle: () => actor.getSnapshot().matches('idle'),
    problem: () => actor.getSnapshot().context.problem,
  }
}

/** What `startDrives` gives. */
export type StartedDrives = ReturnType<typeof startDrives>

/** Has the new drive saved by a player that knows the other one. */
export const saveNew = async (drives: StartedDrives) => {
  drives.tell({ type: 'shares.listed', shares: [attic] })
  drives.actor.send({ type: 'add.requested' })
  drives.actor.send({ type: 'save.requested', drive: cellar })
  await settle()
}
