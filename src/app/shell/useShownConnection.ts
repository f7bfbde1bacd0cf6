import { useRouter } from '@tanstack/react-router'
import { useContext, useEffect, useMemo } from 'react'
import { useBrand } from '../../ui/brand/useBrand'
import { screenExists } from '../../ui/navigation/screenExists'
import { useConnection, useConnectionActor } from '../ConnectionContext'
import { decideNoEndpoints } from '../decideNoEndpoints'
import { LanguageContext } from '../../features/language'
import type { ShownConnection } from '../overlays/connection/ConnectionView'
import { toConnectionView } from '../overlays/connection/toConnectionView'
import { useDelayed } from '../../ui/useDelayed'

/** A shorter blink of the network is not shown, ms. */
const blink = 300

/** What covers the page, and what the user can do about it. */
export interface ShownConnectionState {
  /** Undefined while there is a player, and for the first 300 ms without one. */
  shown: ShownConnection | undefined
  submit: (origin: string) => void
  retry: () => void
}

/** The connection as the shell shows it; on the cloud host no endpoints lead to the account instead [D8-1]. */
export const useShownConnection = (): ShownConnectionState => {
  const router = useRouter()
  const brand = useBrand()
  const actor = useConnectionActor()
  const keeper = useContext(LanguageContext)
  const view = toConnectionView(useConnection())
  const isLive = view.kind === 'live'
  const isLong = useDelayed(!isLive, blink)

  useEffect(() => {
    if (isLive) void keeper?.draw()
  }, [isLive, keeper])

  const hasNoEndpoints = view.kind === 'noEndpoints'
  useEffect(() => {
    if (!hasNoEndpoints) return
    const decision = decideNoEndpoints(window.location.hostname, brand)
    if (decision.kind === 'goto' && screenExists(router, decision.path)) router.history.push(decision.path)
  }, [hasNoEndpoints, brand, router])

  return useMemo(
    () => ({
      // Who has chosen another player is told at once.
      shown: view.kind !== 'live' && (isLong || view.kind === 'switching') ? view : undefined,
      submit: (address: string) => actor.send({ type: 'host.submitted', address }),
      retry: () => actor.send({ type: 'retry.requested' }),
    }),
    [isLong, view, actor],
  )
}
