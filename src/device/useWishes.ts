import { useEffect, useEffectEvent } from 'react'
import { useActorRef, useSelector } from '@xstate/react'
import { useDevice } from './DeviceContext'
import {
  optimisticMachine,
  type OptimisticNews,
  type OptimisticTimeouts,
  type Wishes,
} from '../../machines/optimistic.machine'
import type { PushPayloads } from '../../schemas/generated/types'
import type { PushEvent } from './Device'

type Failed = Extract<OptimisticNews, { type: 'failed' }>

interface WishOptions<E extends PushEvent> {
  timeouts: OptimisticTimeouts
  push: E
  /** How things are by that push. */
  read: (payload: PushPayloads[E]) => Wishes
  /** Asks the player how things are, where `timeouts` has it asked. */
  ask?: () => unknown
  /** Says what stays as it was, and why. */
  failed: (keys: readonly string[], why: Failed['why']) => void
}

/**
 * What is wanted of the player and shown as if it were so, until a push says that it is, or that it is not, or nothing comes. `want`
 * is called with what has been sent.
 */
export function useWishes<E extends PushEvent>({ timeouts, push, read, ask, failed }: WishOptions<E>) {
  const device = useDevice()
  const actor = useActorRef(optimisticMachine, { input: timeouts })
  const wishes = useSelector(actor, ({ context }) => context.wishes)
  const take = useEffectEvent((payload: PushPayloads[E]) =>
    actor.send({ type: 'state.pushed', state: read(payload) }),
  )
  const askPlayer = useEffectEvent(() => ask?.())
  const tell = useEffectEvent(({ keys, why }: Failed) => failed(keys, why))
  useEffect(() => {
    const heard = [actor.on('ask', () => askPlayer()), actor.on('failed', (news) => tell(news))]
    const leave = [
      // Each push counts, also one of the same content: it may be the answer to a question.
      device.on(push, (payload) => take(payload)),
      device.onConnection((isConnected) => {
        if (!isConnected) actor.send({ type: 'link.lost' })
      }),
    ]
    return () => {
      heard.forEach((one) => one.unsubscribe())
      leave.forEach((one) => one())
    }
  }, [actor, device, push])
  return { wishes, want: (wanted: Wishes) => actor.send({ type: 'wishes.made', wishes: wanted }) }
}
