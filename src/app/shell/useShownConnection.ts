import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useContext, useMemo } from 'react'
import { type ConnectionSnapshot, useConnectionActor, useConnection } from '../ConnectionContext'
import type { ConnectionView, ShownConnection } from '../overlays/connection/ConnectionOverlay'
import type { Brand } from '../../../schemas/generated/types'
import { isCloudHost, type PanelPath, paths } from '../paths'
import { useBrand } from '../../ui/brand/BrandContext'
import { screenExists } from '../../ui/navigation/PanelLink'
import { usePanelServices } from '../PanelServices'
import { isAccountPath } from '../account/accountRules'
import { LanguageContext } from '../../features/language/language'
import { useDelayed } from '../../ui/states'

/**
 * What the user has to know of the connection machine's state; steady while it tries one host after the
 * other.
 */
const toConnectionView = (snapshot: ConnectionSnapshot): ConnectionView => {
  const { aim, attempt, home, hostIndex, hosts, tried, wasConnected } = snapshot.context
  if (snapshot.hasTag('live')) return { kind: 'live' }
  if (aim) return { kind: 'switching', name: (aim.guest ?? home)?.name ?? '' }
  if (snapshot.matches('noEndpoints')) return { kind: 'noEndpoints', tried }
  if (snapshot.matches('incompatible')) {
    const address = hosts[hostIndex]
    const isBlocked = tried.some((one) => one.address === address && one.reason === 'blocked')
    return { kind: 'incompatible', address, isBlocked }
  }
  if (wasConnected) return { kind: 'reconnecting' }
  return { kind: snapshot.matches('connecting') && attempt === 0 ? 'connecting' : 'searching' }
}

/**
 * What NO_SOCKET_ENDPOINTS leads to [D8-1]: on the cloud host the account access page, elsewhere our own
 * screen.
 */
export const decideNoEndpoints = (
  hostname: string,
  brand: Pick<Brand, 'word' | 'cloudHosts'>,
): { kind: 'goto'; path: PanelPath } | { kind: 'screen' } =>
  isCloudHost(hostname, brand)
    ? { kind: 'goto', path: paths.account(brand.word, 'access') }
    : { kind: 'screen' }

interface Situation {
  /** NO_SOCKET_ENDPOINTS [D8-1]. */
  hasNoEndpoints: boolean
  isLive: boolean
}

/**
 * On the cloud host, what a screen of the device leads to while it has no player: to the players of who is
 * signed in, one after the other, the one opened last first [A4.15-5 D6-6], and where none is to be had, to
 * access [A2.1-11 D8-1]. Screens of the account area go without [A2.2-1]. Returns whether a player is looked
 * for.
 */
const useCloudPlayers = ({ hasNoEndpoints, isLive }: Situation): boolean => {
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

/** A shorter blink of the network is not shown, ms. */
const blink = 300

/** While players are looked for elsewhere, that none is here says nothing yet. */
const cover = (view: ShownConnection, isLooking: boolean): ShownConnection =>
  isLooking ? { kind: 'searching' } : view

/** What covers the page, and what the user can do about it. */
interface ShownConnectionState {
  /** Undefined while there is a player, and for the first 300 ms without one. */
  shown: ShownConnection | undefined
  submit: (origin: string) => void
  retry: () => void
}

/**
 * The connection as the shell shows it; on the cloud host no endpoints lead to players of the account, or to
 * that, instead [D8-1].
 */
export const useShownConnection = (): ShownConnectionState => {
  const actor = useConnectionActor()
  const languageStore = useContext(LanguageContext)
  const view = toConnectionView(useConnection())
  const isLive = view.kind === 'live'
  const isLong = useDelayed(!isLive, blink)

  useEffect(() => {
    if (isLive) void languageStore?.draw()
  }, [isLive, languageStore])

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
