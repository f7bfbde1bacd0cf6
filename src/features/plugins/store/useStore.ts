import { useCallback, useEffect, useState } from 'react'
import type { PushAvailablePlugins } from '../../../../schemas/generated/types'
import { useAnswer, useDevice } from '../../../device'

const all = (push: PushAvailablePlugins) => push

/** How the question for the store's plugins stands. */
export interface StoreAnswer {
  /**
   * `asked`: the player answered with a window of its own, as one that wants somebody to log in first; `broken`: with
   * something that is no list; `silent`: not at all for 8 s.
   */
  phase: 'waiting' | 'silent' | 'broken' | 'asked' | 'ready'
  data: PushAvailablePlugins | undefined
  /** Title of that window. */
  title: string
  retry: () => void
}

/** Asks for the plugins of the store [D7-59]; every way of not answering ends with a word. */
export function useStore(): StoreAnswer {
  const device = useDevice()
  const { phase, data, retry } = useAnswer('getAvailablePlugins', 'pushAvailablePlugins', all)
  const [instead, setInstead] = useState<{ phase: 'broken' | 'asked'; title: string }>()
  const isWaiting = data === undefined
  useEffect(() => {
    if (!isWaiting) return undefined
    const stops = [
      device.on('openModal', ({ title }) => setInstead({ phase: 'asked', title: title.trim() })),
      device.onRefused('pushAvailablePlugins', () => setInstead({ phase: 'broken', title: '' })),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [device, isWaiting])
  const askAgain = useCallback(() => {
    setInstead(undefined)
    retry()
  }, [retry])
  return {
    phase: isWaiting ? (instead?.phase ?? phase) : 'ready',
    data,
    title: instead?.title ?? '',
    retry: askAgain,
  }
}
