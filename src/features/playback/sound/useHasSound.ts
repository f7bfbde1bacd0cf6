import { useEffect } from 'react'
import type { PushDSPUiConfig } from '../../../../schemas/generated/types'
import { useDevice, useTopic } from '../../../device'

/** Whether a page of the sound holds anything: players without such a plugin push one without sections. */
const hasSections = ({ sections }: PushDSPUiConfig): boolean => Array.isArray(sections) && sections.length > 0

/**
 * Whether the player has a page for its sound. It is asked, now and after each reconnect, until it has told
 * of one: such a page may be 600 kB, so that it is asked for again only when it is opened.
 */
export function useHasSound(): boolean {
  const device = useDevice()
  const has = useTopic('pushDSPUiConfig', hasSections) === true
  useEffect(() => {
    if (has) return undefined
    const ask = () => {
      device.pending.passOver('getDSPUiConfig')
      device.send('getDSPUiConfig')
    }
    ask()
    return device.onConnection((isConnected) => isConnected && ask())
  }, [device, has])
  return has
}
