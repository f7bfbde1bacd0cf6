import { useEffect, useState } from 'react'

/** False at first, true once `ms` milliseconds have passed since the component came. */
export function useDelayed(ms: number): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return passed
}
