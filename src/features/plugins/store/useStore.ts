import { useCallback, useEffect, useState } from 'react'
import type { PushAvailablePlugins } from '../../../../schemas/generated/types'
import { useAnswer, useDevice, type AnswerPhase } from '../../../device'

const all = (push: PushAvailablePlugins) => push

/** How the question for the store's plugins stands. */
export interface StoreAnswer {
  /**
   * `asked`: the player answered with a window of its own, as one that wants somebody to log in first.
   */
  phase: AnswerPhase | 'asked'
  data: PushAvailablePlugins | undefined
  /** Title of that window. */
  title: string
  retry: () => void
}

/** Asks for the plugins of the store [D7-59]; every way of not answering ends with a word. */
export function useStore(): StoreAnswer {
  const device = useDevice()
  const { phase, data, retry } = useAnswer('getAvailablePlugins', 'pushAvailablePlugins', all)
  const [title, setTitle] = useState<string>()
  const isWaiting = phase === 'waiting' || phase === 'silent'
  useEffect(
    () => (isWaiting ? device.on('openModal', (modal) => setTitle(modal.title.trim())) : undefined),
    [device, isWaiting],
  )
  const askAgain = useCallback(() => {
    setTitle(undefined)
    retry()
  }, [retry])
  return {
    phase: isWaiting && title !== undefined ? 'asked' : phase,
    data,
    title: title ?? '',
    retry: askAgain,
  }
}
