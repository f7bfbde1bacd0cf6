import { useEffect, useMemo } from 'react'
import type { RequestPayloads } from '../../schemas/generated/types'
import type { RequestEvent } from './Device'
import { useDevice } from './useDevice'

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
