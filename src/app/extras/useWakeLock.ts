import { useEffect } from 'react'

/**
 * Keeps the screen on while `isWanted`, where the browser can; it lets go when the page is hidden, so it is asked anew when
 * that is seen again. A browser that refuses (no secure context, an empty battery) leaves things as they are.
 */
export const useWakeLock = (isWanted: boolean): void => {
  useEffect(() => {
    // Older browsers and plain http have none.
    const wakeLock: Partial<Navigator>['wakeLock'] = navigator.wakeLock
    if (!isWanted || !wakeLock) return
    let held: WakeLockSentinel | undefined
    let isOver = false
    const ask = () => {
      if (document.visibilityState !== 'visible' || (held && !held.released)) return
      wakeLock.request('screen').then(
        (sentinel) => {
          if (isOver) void sentinel.release()
          else held = sentinel
        },
        () => undefined,
      )
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void held?.release()
    }
  }, [isWanted])
}
