import { useEffect, useMemo, useState, useCallback } from 'react'
import type { RequestPayloads, PushPayloads } from '../../schemas/generated/types'
import type { RequestEvent, PushEvent } from './Device'
import { useDevice } from './DeviceContext'
import { defaultTimeoutMs } from './ask'
import { useTopic } from './useTopic'

/**
 * Asks the device while the component is mounted: now, and again after each reconnect [D4-2]. A new payload of the same
 * content asks nothing new.
 */
export const useAsk = <E extends RequestEvent>(event: E, payload?: RequestPayloads[E]): void => {
  const device = useDevice()
  const text = JSON.stringify(payload)
  // The content decides, not the object, which callers write anew at each render.
  // oxlint-disable-next-line react/exhaustive-deps
  const stable = useMemo(() => payload, [text])
  useEffect(() => device.keepAsking(event, stable), [device, event, stable])
}

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

/**
 * How a question stands. `silent`: no answer for 8 s; `broken`: one that its schema refuses. An answer that comes later is still
 * taken.
 */
export type AnswerPhase = 'waiting' | 'silent' | 'broken' | 'ready'

/** What came of a question. */
interface Answer<T> {
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
