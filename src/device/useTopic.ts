import isEqual from 'fast-deep-equal'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { PushPayloads } from '../../schemas/generated/types'
import type { PushEvent } from './Device'
import { useDevice } from './DeviceContext'

/**
 * Whether two pushed values are equal in content. Never throws: a value whose keys are named like the methods that the
 * comparison calls (`valueOf`), or that is nested deeper than the stack, counts as new.
 */
export const isSameContent = (one: unknown, other: unknown): boolean => {
  try {
    return isEqual(one, other)
  } catch {
    return one === other
  }
}

/** Selects anew only for a new payload, and hands out the last value again while the new one is equal in content. */
export const createSelection = <P, T>() => {
  let last: { payload: P; select: (payload: P) => T; value: T } | undefined
  return (payload: P, select: (payload: P) => T): T => {
    if (last?.payload === payload && last.select === select) return last.value
    const value = select(payload)
    last = { payload, select, value: last && isSameContent(last.value, value) ? last.value : value }
    return last.value
  }
}

/** The last valid push of `event`, undefined before the first; the component renders at each new push. */
export function useTopic<E extends PushEvent>(event: E): PushPayloads[E] | undefined
/**
 * What `select` takes from the last valid push of `event`, undefined before the first; the component renders only when
 * that changes in content.
 */
export function useTopic<E extends PushEvent, T>(
  event: E,
  select: (payload: PushPayloads[E]) => T,
): T | undefined
export function useTopic<E extends PushEvent, T>(
  event: E,
  select?: (payload: PushPayloads[E]) => T,
): PushPayloads[E] | T | undefined {
  const { topics } = useDevice()
  const selection = useMemo(() => createSelection<PushPayloads[E], T>(), [])
  const subscribe = useCallback((listener: () => void) => topics.subscribe(event, listener), [topics, event])
  return useSyncExternalStore(subscribe, () => {
    const payload = topics.read(event)
    return payload === undefined || !select ? payload : selection(payload, select)
  })
}
