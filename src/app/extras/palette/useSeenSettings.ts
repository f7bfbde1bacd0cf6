import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, type RefObject } from 'react'
import { useDevice } from '../../../device'
import { readSettings, type FoundSetting } from './readSettings'

/** The settings of every page that was shown so far, by the page's address. A page that is pushed again replaces itself. */
export const useSeenSettings = (): RefObject<ReadonlyMap<string, FoundSetting[]>> => {
  const device = useDevice()
  const router = useRouter()
  const seen = useRef(new Map<string, FoundSetting[]>())
  useEffect(() => {
    const take = () => {
      const pushed = device.topics.read('pushUiConfig')
      const { pathname } = router.state.location
      if (pushed && pathname.startsWith('/plugin/')) seen.current.set(pathname, readSettings(pushed))
    }
    take()
    return device.topics.subscribe('pushUiConfig', take)
  }, [device, router])
  return seen
}
