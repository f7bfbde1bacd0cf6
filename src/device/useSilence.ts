import { useEffect, useState } from 'react'
import { defaultTimeoutMs } from './ask'

/** Whether something has been waited for longer than a player may take; anew with each `asked`, which names the question. */
export function useSilence(isWaiting: boolean, asked: unknown): boolean {
  const [silent, setSilent] = useState<{ asked: unknown }>()
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setSilent({ asked }), defaultTimeoutMs)
    return () => clearTimeout(timer)
  }, [isWaiting, asked])
  return isWaiting && silent !== undefined && silent.asked === asked
}
