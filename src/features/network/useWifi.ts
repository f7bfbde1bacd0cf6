import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useMemo, useState } from 'react'
import {
  connectionIn,
  currentNetwork,
  wifiMachine,
  type WifiContext,
  type WifiEvent,
  type WifiTag,
} from '../../../machines/wifi.machine'
import type { NetworkConnection, PushWirelessNetworks } from '../../../schemas/generated/types'
import { useDevice, useTopic } from '../../device'
import { createWifiPlayer, type WifiPlace } from './createWifiPlayer'
import { connectedName } from './connectedName'
import { manualEntry, type Network } from './Network'
import { NetworkOrder } from './NetworkOrder'
import { readNetworks } from './readNetworks'

/** What the panel shows of Wi-Fi. */
export interface Wifi {
  /** The networks, the connected one first and the manual entry last [D2.11-1]; undefined before the player told any. */
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
