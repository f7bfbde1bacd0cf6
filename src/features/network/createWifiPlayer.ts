import { fromCallback } from 'xstate'
import type { WifiWord, WifiEvent, WifiOrder, WifiTarget } from '../../../machines/wifi.machine'
import type {
  PushSaveWirelessNetworkSettings,
  PushWizardWirelessConnResults,
} from '../../../schemas/generated/types'
import type { Device, SendOutcome } from '../../device'

const yes = new Set(['true', 'ok', 'yes', 'success', 'successful', 'connected', 'done', '1'])
const no = new Set(['false', 'ko', 'no', 'nok', 'error', 'fail', 'failed', 'failure', '0'])

/**
 * What a player says of connecting in the wizard [D3-45 D8-25]. Players give the result as a flag, a word, or
 * text such as their new address, which is neither a yes nor a no and is shown.
 */
export function judgeResult({ wait = false, message = '', result }: PushWizardWirelessConnResults): WifiWord {
  const spoken =
    typeof result === 'string' || typeof result === 'boolean' || typeof result === 'number'
      ? String(result).trim()
      : ''
  const word = spoken.toLowerCase()
  const verdict = yes.has(word) ? 'joined' : no.has(word) ? 'failed' : 'unclear'
  return { wait, message: message.trim(), detail: verdict === 'unclear' ? spoken : '', verdict }
}

/**
 * What a player tells everybody of a network that was saved: first that it is getting in, then how that went,
 * within 30 s.
 */
function judgeSaved({ status, message = '' }: PushSaveWirelessNetworkSettings): WifiWord {
  const verdict = yes.has(status.toLowerCase())
    ? 'joined'
    : no.has(status.toLowerCase())
      ? 'failed'
      : 'unclear'
  return { wait: verdict === 'unclear', message: message.trim(), detail: '', verdict }
}

/**
 * Where the panel of networks is: each asks and sends with its own events [D7-61]. A wizard may be one that
 * the device opens again and again.
 */
export type WifiPlace = { variant: 'settings' } | { variant: 'wizard'; persistentWizard: boolean }

/**
 * The machine's `player`: asks a device for networks and connections, now and after each reconnect, and does
 * as told.
 */
export const createWifiPlayer = (device: Device, place: WifiPlace) =>
  fromCallback<WifiOrder>(({ sendBack, receive }) => {
    const tell = (event: WifiEvent) => sendBack(event)
    /** Name of the network that was asked for here. */
    let wanted: string | undefined
    const stops = [
      device.onConnection((isConnected) => tell({ type: isConnected ? 'link.back' : 'link.lost' })),
      device.on('pushWirelessNetworks', () => tell({ type: 'networks.arrived' })),
      device.on('pushInfoNetwork', (connections) => tell({ type: 'info.arrived', connections })),
      device.on('pushSaveWirelessNetworkSettings', (saved) => {
        const isOther =
          wanted !== undefined && saved.ssid !== undefined && saved.ssid.trim() !== wanted.trim()
        if (!isOther) tell({ type: 'word.arrived', word: judgeSaved(saved) })
      }),
      device.on('pushToastMessage', ({ type }) => {
        if (type === 'error' || type === 'stickyerror') tell({ type: 'error.pushed' })
      }),
    ]
    if (place.variant === 'wizard')
      stops.push(
        device.on('pushWizardWirelessConnResults', (result) =>
          tell({ type: 'word.arrived', word: judgeResult(result) }),
        ),
      )
    const known = device.topics.read('pushInfoNetwork')
    if (known) tell({ type: 'info.arrived', connections: known })
    stops.push(subscribeToNetworks(device, place), device.subscribeToAnswer('getInfoNetwork'))

    receive((order) => {
      switch (order.type) {
        case 'ask.networks':
          askForNetworks(device, place)
          break
        case 'ask.connections':
          device.send('getInfoNetwork')
          break
        case 'join': {
          wanted = order.target.ssid
          const outcome = join(device, place, order.target)
          if (outcome.status === 'refused') tell({ type: 'send.refused', reason: outcome.reason })
        }
      }
    })
    return () => {
      for (const stop of stops) stop()
    }
  })

// The wizard asks with an empty text, the settings with nothing [D7-61].
const subscribeToNetworks = (device: Device, { variant }: WifiPlace) =>
  variant === 'wizard'
    ? device.subscribeToAnswer('getWirelessNetworks', '')
    : device.subscribeToAnswer('getWirelessNetworks')

const askForNetworks = (device: Device, { variant }: WifiPlace): SendOutcome =>
  variant === 'wizard' ? device.send('getWirelessNetworks', '') : device.send('getWirelessNetworks')

/** Players write an open network down as one only where there is no password at all. */
const withoutEmpty = ({ password, ...rest }: WifiTarget) => (password ? { ...rest, password } : rest)

const join = (device: Device, place: WifiPlace, target: WifiTarget): SendOutcome =>
  place.variant === 'wizard'
    ? device.send('connectWirelessNetworkWizard', {
        ...withoutEmpty(target),
        persistentWizard: place.persistentWizard,
      })
    : device.send('saveWirelessNetworkSettings', withoutEmpty(target))
