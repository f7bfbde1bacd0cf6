import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { screenExists } from './screenExists'

/** Goes back to the previous screen; where there is none, to browse [D2.2-18], and to what plays until that exists. */
export const useGoBack = (): (() => void) => {
  const router = useRouter()
  return useCallback(() => {
    if (router.history.canGoBack()) router.history.back()
    else router.history.push(screenExists(router, '/browse') ? '/browse' : '/playback')
  }, [router])
}
