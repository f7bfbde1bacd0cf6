import { startTransition, useEffect, useState } from 'react'

/**
 * The value, once the browser has painted what else it has led to: for what is typed into a field and sought in a long list, of which
 * the field is to show each letter at once. Unlike a deferred value it does not begin before that paint.
 */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return shown
}
