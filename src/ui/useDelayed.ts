import { useEffect, useState } from 'react'

/** True once `wish` has been true for `delay` ms on end; false as soon as it is false. */
export const useDelayed = (wish: boolean, delay: number): boolean => {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!wish) return undefined
    const timer = setTimeout(() => setLong(true), delay)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [wish, delay])
  return wish && isLong
}
