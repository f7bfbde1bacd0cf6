import { useEffect } from 'react'
import type { PushDSPUiConfig } from '../../../../schemas/generated/types'
import { isStarting, useDevice, useOrigin, useTopic } from '../../../device'
import { prefetchOnIdle } from '../../../ui/idle'
import { soundMemory } from './soundMemory'

/** Whether a page of the sound holds anything: players without such a plugin push one without sections. */
const hasSections = ({ sections }: PushDSPUiConfig): boolean => Array.isArray(sections) && sections.length > 0

/**
 * Whether the player has a page for its sound. It is asked, now and after each reconnect, until it has told
 * of one: such a page may be 600 kB, so that it is asked for again only when it is opened, and of a player
 * that had one when it was last seen only once all else is done.
 */
export function useHasSound(): boolean {
  const device = useDevice()
  const origin = useOrigin()
  const told = useTopic('pushDSPUiConfig', hasSections)
  const had = origin !== undefined && soundMemory.has(origin)
  const isKnown = told === true
  useEffect(() => {
    // Who has only just started may not have loaded yet what would fill it.
    if (origin !== undefined && told !== undefined && (told || !isStarting(device)))
      soundMemory.note(origin, told)
  }, [device, origin, told])
  useEffect(() => {
    if (isKnown) return undefined
    const ask = () => {
      device.pending.passOver('getDSPUiConfig')
      device.send('getDSPUiConfig')
    }
    const later = had ? prefetchOnIdle(() => Promise.resolve(ask())) : ask()
    const leave = device.onConnection((isConnected) => isConnected && ask())
    return () => {
      later?.()
      leave()
    }
  }, [device, isKnown, had])
  return told ?? had
}
