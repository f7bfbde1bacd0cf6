import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useIsLocked, useNowPlaying } from '../../device'
import { paths } from '../paths'

/**
 * While the player takes no orders the panel is led to what plays and stays there [D2.3-4 D4-8]. Gives the service that
 * plays while that screen is to be covered, else undefined: a form with unsaved edits that its user does not leave, and the
 * first-run wizard, are not covered.
 */
export const useLock = (currentPath: string): string | undefined => {
  const router = useRouter()
  const isLocked = useIsLocked()
  const service = useNowPlaying((playing) => playing.service)
  useEffect(() => {
    if (isLocked && currentPath !== paths.playback && currentPath !== paths.wizard)
      router.history.replace(paths.playback)
  }, [isLocked, currentPath, router])
  return isLocked && currentPath === paths.playback ? (service ?? '') : undefined
}
