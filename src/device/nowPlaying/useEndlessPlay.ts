import { useEffect } from 'react'
import type { PushInfinityPlayback } from '../../../schemas/generated/types'
import type { SendOutcome } from '../Device'
import { useDevice, useTopic } from '../hooks'

/** Whether similar music follows the queue, as the player says. */
interface EndlessPlay {
  isOn: boolean
  /** Tells the player; it shows once the player says so. */
  set: (isOn: boolean) => SendOutcome
}

const stateOf = ({ available, enabled }: PushInfinityPlayback): boolean | undefined =>
  available === false ? undefined : enabled

/**
 * Whether similar music follows the queue; undefined where the player has no such thing. That is asked, now
 * and after each reconnect: players without what finds the music answer with nothing.
 */
export function useEndlessPlay(): EndlessPlay | undefined {
  const device = useDevice()
  useEffect(() => {
    // Nobody waits for what may never be answered.
    device.pending.passOver('getInfinityPlayback')
    return device.subscribeToAnswer('getInfinityPlayback')
  }, [device])
  const isOn = useTopic('pushInfinityPlayback', stateOf)
  if (isOn === undefined) return undefined
  return { isOn, set: (enabled) => device.send('setInfinityPlayback', { enabled }) }
}
