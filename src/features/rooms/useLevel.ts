import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { levelMachine } from '../../../machines/level.machine'
import { useDevice } from '../../device'
import { useSafeHand, type SafeHand } from '../../ui/slider/useSafeHand'

/** A volume that is the user's own until the player's word counts again, and the hand on its control. */
export interface Level extends SafeHand {
  /** 0-100. */
  volume: number
  step: (by: number) => void
}

/** Runs the level machine on the volume `pushed`, 0-100; `send` is told when the hand has rested [D9-7]. */
export function useLevel(pushed: number, send: (volume: number) => void): Level {
  const device = useDevice()
  const actor = useActorRef(levelMachine, { input: { volume: pushed } })
  const volume = useSelector(actor, ({ context }) => context.volume)
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => actor.send({ type: 'level.pushed', volume: pushed }), [actor, pushed])
  useEffect(() => {
    const heard = actor.on('wanted', ({ volume: wanted }) => latest.current(wanted))
    const leave = device.onConnection((isConnected) => {
      if (!isConnected) actor.send({ type: 'link.lost' })
    })
    return () => {
      heard.unsubscribe()
      leave()
    }
  }, [actor, device])
  const hand = useSafeHand({
    volume,
    set: (value) => actor.send({ type: 'level.changed', volume: value }),
    onHold: () => actor.send({ type: 'level.held' }),
    onRelease: () => actor.send({ type: 'level.released' }),
  })
  return { volume, step: (by) => actor.send({ type: 'level.stepped', by }), ...hand }
}
