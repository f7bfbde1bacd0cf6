import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useBrand } from '../../ui/brand/useBrand'
import { screenExists } from '../../ui/navigation/screenExists'
import { useConnectionActor } from '../ConnectionContext'
import { decideNoEndpoints } from '../decideNoEndpoints'
import { usePanelServices } from '../PanelServices'
import { isAccountPath } from './isAccountPath'

interface Situation {
  /** NO_SOCKET_ENDPOINTS [D8-1]. */
  hasNoEndpoints: boolean
  isLive: boolean
}

/**
 * On the cloud host, what a screen of the device leads to while it has no player: to the players of who is signed in, one after the
 * other, the one opened last first [A4.15-5 D6-6], and where none is to be had, to access [A2.1-11 D8-1]. Screens of the account
 * area go without [A2.2-1]. Returns whether a player is looked for.
 */
export const useCloudPlayers = ({ hasNoEndpoints, isLive }: Situation): boolean => {
  const router = useRouter()
  const brand = useBrand()
  const actor = useConnectionActor()
  const { accounts } = usePanelServices()
  const isOnDevice = useRouterState({ select: ({ location }) => !isAccountPath(location.pathname, brand) })
  const inVain = useRef(new Set<string>())

  useEffect(() => {
    if (isLive) inVain.current.clear()
  }, [isLive])

  const decision = decideNoEndpoints(window.location.hostname, brand)
  const access = decision.kind === 'goto' && screenExists(router, decision.path) ? decision.path : undefined
  const isLooking = hasNoEndpoints && isOnDevice && access !== undefined
  useEffect(() => {
    if (!isLooking) return undefined
    let isWanted = true
    const look = async () => {
      const area = await accounts?.open()
      const players = (await area?.players()) ?? []
      return players.find(({ address }) => !inVain.current.has(address))
    }
    void look()
      .catch(() => undefined)
      .then((guest) => {
        if (!isWanted) return
        if (!guest) {
          inVain.current.clear()
          router.history.push(access)
          return
        }
        // Until it answers; who comes back from it without is led to the next.
        inVain.current.add(guest.address)
        actor.send({ type: 'player.chosen', guest, homeName: '' })
      })
    return () => {
      isWanted = false
    }
  }, [isLooking, access, router, accounts, actor])

  return isLooking
}
