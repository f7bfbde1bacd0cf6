import { useCallback, useEffect, useState } from 'react'
import type { PushPayloads, RequestPayloads } from '../../schemas/generated/types'
import type { PushEvent, RequestEvent } from './Device'
import { useAsk } from './useAsk'
import { useDevice } from './useDevice'
import { useSilence } from './useSilence'
import { useTopic } from './useTopic'

/**
 * How a question stands. `silent`: no answer for 8 s; `broken`: one that its schema refuses. An answer that comes later is still
 * taken.
 */
export type AnswerPhase = 'waiting' | 'silent' | 'broken' | 'ready'

/** What came of a question. */
export interface Answer<T> {
  phase: AnswerPhase
  /** The last answer; present from the first one on. */
  data: T | undefined
  /** Asks once more. */
  retry: () => void
}

/**
 * Asks the device while the component is mounted, now and after each reconnect [D4-2], and gives what `select` takes from
 * the answer. An answer of which it takes nothing (undefined) does not count.
 */
export function useAnswer<R extends RequestEvent, P extends PushEvent, T>(
  request: R,
  push: P,
  select: (payload: PushPayloads[P]) => T | undefined,
  payload?: RequestPayloads[R],
): Answer<T> {
  const device = useDevice()
  const [asked, setAsked] = useState(0)
  const [brokenAt, setBrokenAt] = useState<number>()
  useAsk(request, payload)
  const data = useTopic(push, select)
  const isWaiting = data === undefined
  const isSilent = useSilence(isWaiting, asked)
  useEffect(
    () => (isWaiting ? device.onRefused(push, () => setBrokenAt(asked)) : undefined),
    [device, push, isWaiting, asked],
  )
  const retry = useCallback(() => {
    setAsked((times) => times + 1)
    // The type cannot say that the payload belongs to the request once both are parameters.
    device.send(request, payload as RequestPayloads[R])
  }, [device, request, payload])
  const missing = brokenAt === asked ? 'broken' : isSilent ? 'silent' : 'waiting'
  return { phase: isWaiting ? missing : 'ready', data, retry }
}
