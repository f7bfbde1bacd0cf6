import { useEffect, useState } from 'react'
import type { Installer } from './useInstaller'

/** ms between two drawings of the log, and from a line's coming to the scroll to it [D9-25]. */
const scrollDelay = 300

/**
 * The lines of an installer's log, which may grow fifty times a second: they change at most every 300 ms, and the last ones always
 * come. No timer runs while nothing changes.
 */
export function usePacedLines(installer: Installer): readonly string[] {
  const [lines, setLines] = useState(() => installer.getSnapshot().context.log.lines)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let shown: readonly string[] | undefined
    const take = () => {
      timer = undefined
      shown = installer.getSnapshot().context.log.lines
      setLines(shown)
    }
    take()
    const hearing = installer.subscribe(({ context }) => {
      if (context.log.lines !== shown) timer ??= setTimeout(take, scrollDelay)
    })
    return () => {
      clearTimeout(timer)
      hearing.unsubscribe()
    }
  }, [installer])
  return lines
}
