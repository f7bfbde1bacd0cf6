import { useCallback, useEffect, useRef, useState } from 'react'
import type { Background } from '../../../schemas/generated/types'
import { useDevice } from '../../device'
import type { ChoiceProblem } from './useBackgroundChoice'

/** When a player that says nothing of a removed picture is asked for its pictures, ms. */
const askAfter = 3000
/** When a picture that is still in the list counts as not removed, ms. */
const patience = 8000

/**
 * Removes backgrounds [D7-42]. `removing` are those that the player was asked to remove and still lists; one that it lists
 * 8 s later stays, and `problem` says so.
 */
export function useRemovals(available: readonly Background[]) {
  const device = useDevice()
  const [asked, setAsked] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<ChoiceProblem>()
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  const listed = useRef(available)
  useEffect(() => {
    listed.current = available
  }, [available])
  useEffect(() => {
    const { current } = timers
    return () => {
      for (const timer of current) clearTimeout(timer)
      current.clear()
    }
  }, [])

  const remove = useCallback(
    (background: Background & { path: string }) => {
      const { path } = background
      const outcome = device.send('deleteBackground', background)
      if (outcome.status === 'refused') {
        setProblem(outcome.reason)
        return
      }
      setProblem(undefined)
      setAsked((paths) => [...paths, path])
      const later = (after: number, run: () => void) => {
        const timer = setTimeout(() => {
          timers.current.delete(timer)
          run()
        }, after)
        timers.current.add(timer)
      }
      const isListed = () => listed.current.some((one) => one.path === path)
      later(askAfter, () => {
        if (isListed()) device.send('getBackgrounds')
      })
      later(patience, () => {
        setAsked((paths) => paths.filter((one) => one !== path))
        if (isListed()) setProblem('silent')
      })
    },
    [device],
  )
  return { removing: asked, remove, problem }
}
