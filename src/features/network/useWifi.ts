import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useMemo, useState } from 'react'
import type {
  PushWirelessNetworks,
  WirelessNetwork,
  NetworkConnection,
} from '../../../schemas/generated/types'
import { type Network, manualEntry } from './buildWifiForm'
import { signalArcs } from './NetworkRow'
import {
  connectionIn,
  currentNetwork,
  wifiMachine,
  type WifiContext,
  type WifiEvent,
  type WifiTag,
} from '../../../machines/wifi.machine'
import { useDevice, useTopic } from '../../device'
import { createWifiPlayer, type WifiPlace } from './createWifiPlayer'

/**
 * Name of the network that the player says it is in, by the name or as the network itself [D3-45]; '' for
 * none.
 */
export function connectedName({ connectedTo }: PushWirelessNetworks): string {
  const name: unknown =
    typeof connectedTo === 'object' && connectedTo !== null ? Reflect.get(connectedTo, 'ssid') : connectedTo
  return typeof name === 'string' ? name.trim() : ''
}

const lettersOnly = /^(wep|wpa[23]?)$/

/**
 * Security of a network: its word in small letters, what it is called, and whether a password is needed
 * [D3-45 D5-22].
 */
export function securityOf({ security, hotSpot }: WirelessNetwork): {
  word: string
  label: string
  isSecured: boolean
} {
  const spelled = (typeof security === 'object' ? (security.label ?? '') : (security ?? '')).trim()
  const word = spelled.toLowerCase()
  const isOpen = hotSpot === true || ['', 'open', 'none'].includes(word)
  return {
    word: hotSpot === true ? '' : word,
    label: isOpen ? '' : lettersOnly.test(word) ? word.toUpperCase() : spelled,
    isSecured: !isOpen,
  }
}

/**
 * The networks of a push as rows, the strongest first. Access points of one network are one row; what has no
 * name cannot be got into by a tap and is left to the manual entry.
 */
export function readNetworks({ available }: PushWirelessNetworks): Network[] {
  const strongest = new Map<string, WirelessNetwork>()
  for (const network of available) {
    if (!network.ssid) continue
    const key = keyOf(network)
    const other = strongest.get(key)
    if (!other || (network.signal ?? 0) > (other.signal ?? 0)) strongest.set(key, network)
  }
  return [...strongest]
    .sort(([, one], [, other]) => (other.signal ?? 0) - (one.signal ?? 0))
    .map(([key, network]) => toRow(key, network))
}

function keyOf(network: WirelessNetwork): string {
  return `${securityOf(network).word} ${network.ssid ?? ''}`
}

function toRow(key: string, pushed: WirelessNetwork): Network {
  const { word, label, isSecured } = securityOf(pushed)
  return {
    key,
    ssid: pushed.ssid ?? '',
    signal: signalArcs(pushed.signal),
    security: word,
    securityLabel: label,
    isSecured,
    isManual: false,
    pushed,
  }
}

/**
 * Whether two rows look alike and send the same: the exact strength of a signal is neither shown nor sent.
 */
function isSameNetwork(one: Network, other: Network): boolean {
  const { signal: _, ...sent } = one.pushed
  const { signal: _too, ...otherSent } = other.pushed
  return (
    one.key === other.key && one.signal === other.signal && JSON.stringify(sent) === JSON.stringify(otherSent)
  )
}

/**
 * Keeps rows where they are while networks are pushed again and again: nothing may move away under a finger.
 * New networks come in before the first weaker one; rows of equal content stay the same object.
 */
export class NetworkOrder {
  #order: readonly string[] = []
  #known = new Map<string, Network>()

  /**
   * The networks of the latest push in the order that is kept. The same networks again give the same order.
   */
  arrange(networks: readonly Network[]): Network[] {
    const now = new Map(networks.map((network) => [network.key, this.#sameAsBefore(network)]))
    for (const [key, network] of now) {
      this.#known.set(key, network)
      if (!this.#order.includes(key)) this.#order = this.#with(network, now)
    }
    return this.#order.flatMap((key) => now.get(key) ?? [])
  }

  /**
   * The networks with one more that is still shown though the player does not see it any more, where it
   * stood.
   */
  keep(networks: readonly Network[], key: string | undefined): readonly Network[] {
    const gone =
      key === undefined || networks.some((one) => one.key === key) ? undefined : this.#known.get(key)
    if (!gone) return networks
    const place = (one: Network) => this.#order.indexOf(one.key)
    const index = networks.findIndex((one) => place(one) > place(gone))
    return inserted(networks, index, gone)
  }

  /** The next networks are in the order in which they come. */
  forget(): void {
    this.#order = []
  }

  #sameAsBefore(network: Network): Network {
    const before = this.#known.get(network.key)
    return before && isSameNetwork(before, network) ? before : network
  }

  #with(network: Network, now: ReadonlyMap<string, Network>): string[] {
    const index = this.#order.findIndex((key) => {
      const other = now.get(key)
      return other !== undefined && strength(other) < strength(network)
    })
    return inserted(this.#order, index, network.key)
  }
}

function strength(one: Network): number {
  return one.pushed.signal ?? 0
}

/** A list with one more before an index; at the end for -1. */
function inserted<T>(list: readonly T[], index: number, one: T): T[] {
  const at = index < 0 ? list.length : index
  return [...list.slice(0, at), one, ...list.slice(at)]
}

/** What the panel shows of Wi-Fi. */
export interface Wifi {
  /**
   * The networks, the connected one first and the manual entry last [D2.11-1]; undefined before the player
   * told any.
   */
  networks: readonly Network[] | undefined
  /** Name of the network that the player is in, without the space around it; '' for none. */
  connectedTo: string
  /** The connection in the network that was asked for, once the player told of it. */
  connection: NetworkConnection | undefined
  context: WifiContext
  is: (tag: WifiTag) => boolean
  send: (event: WifiEvent) => void
}

const createView = () => {
  const order = new NetworkOrder()
  return { order, select: (push: PushWirelessNetworks) => order.arrange(readNetworks(push)) }
}

/** The list of networks and what goes on with one of them, for as long as it is on screen. */
export function useWifi(place: WifiPlace): Wifi {
  const device = useDevice()
  const [machine] = useState(() =>
    wifiMachine.provide({ actors: { player: createWifiPlayer(device, place) } }),
  )
  const actor = useActorRef(machine)
  const [{ order, select }] = useState(createView)
  const pushed = useTopic('pushWirelessNetworks', select)
  const named = useTopic('pushWirelessNetworks', connectedName)
  const connections = useTopic('pushInfoNetwork')
  const snapshot = useSelector(actor, (one) => one)
  const { context } = snapshot
  // Lists are seldom new, and few players say in them where they are.
  const connectedTo = currentNetwork(connections ?? []) || named || ''

  const networks = useMemo(() => {
    if (!pushed) return undefined
    const kept = order.keep(pushed, context.chosen)
    const isConnected = ({ ssid }: Network) => connectedTo !== '' && ssid.trim() === connectedTo
    return [...kept.filter(isConnected), ...kept.filter((one) => !isConnected(one)), manualEntry]
  }, [pushed, order, context.chosen, connectedTo])

  // The same function for ever: each row gets it.
  const send = useCallback(
    (event: WifiEvent) => {
      const isChoosing = actor.getSnapshot().context.chosen === undefined
      if (event.type === 'list.refresh' && isChoosing) order.forget()
      actor.send(event)
    },
    [actor, order],
  )

  return useMemo(
    () => ({
      networks,
      connectedTo,
      connection: context.target && connectionIn(connections ?? [], context.target.ssid),
      context,
      is: (tag) => snapshot.hasTag(tag),
      send,
    }),
    [networks, connectedTo, connections, context, snapshot, send],
  )
}
