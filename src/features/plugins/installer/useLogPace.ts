import { useEffect, useRef, useState } from 'react'

/** ms between two drawings of the log, and from a line's coming to the scroll to it [D9-25]. */
const scrollDelay = 300

/** A value that changes often, drawn at most every 300 ms; the last one always is. No timer runs while nothing changes. */
export function useLogPace<T>(value: T): T {
  const [shown, setShown] = useState(value)
  const latest = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = value
    if (Object.is(value, shown) || timer.current !== undefined) return
    timer.current = setTimeout(() => {
      timer.current = undefined
      setShown(latest.current)
    }, scrollDelay)
  }, [value, shown])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  return shown
}
