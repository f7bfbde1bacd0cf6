import { useContext, useEffect, useMemo } from 'react'
import { useCloudPlayers } from '../account/useCloudPlayers'
import { useConnection, useConnectionActor } from '../ConnectionContext'
import { LanguageContext } from '../../features/language'
import type { ShownConnection } from '../overlays/connection/ConnectionView'
import { toConnectionView } from '../overlays/connection/toConnectionView'
import { useDelayed } from '../../ui/useDelayed'

/** A shorter blink of the network is not shown, ms. */
const blink = 300

/** While players are looked for elsewhere, that none is here says nothing yet. */
const cover = (view: ShownConnection, isLooking: boolean): ShownConnection =>
  isLooking ? { kind: 'searching' } : view

/** What covers the page, and what the user can do about it. */
export interface ShownConnectionState {
  /** Undefined while there is a player, and for the first 300 ms without one. */
  shown: ShownConnection | undefined
  submit: (origin: string) => void
  retry: () => void
}

/** The connection as the shell shows it; on the cloud host no endpoints lead to players of the account, or to that, instead [D8-1]. */
export const useShownConnection = (): ShownConnectionState => {
  const actor = useConnectionActor()
  const keeper = useContext(LanguageContext)
  const view = toConnectionView(useConnection())
  const isLive = view.kind === 'live'
  const isLong = useDelayed(!isLive, blink)

  useEffect(() => {
    if (isLive) void keeper?.draw()
  }, [isLive, keeper])

  const isLooking = useCloudPlayers({ hasNoEndpoints: view.kind === 'noEndpoints', isLive })

  return useMemo(
    () => ({
      // Who has chosen another player is told at once.
      shown:
        view.kind !== 'live' && (isLong || view.kind === 'switching') ? cover(view, isLooking) : undefined,
      submit: (address: string) => actor.send({ type: 'host.submitted', address }),
      retry: () => actor.send({ type: 'retry.requested' }),
    }),
    [isLong, isLooking, view, actor],
  )
}
