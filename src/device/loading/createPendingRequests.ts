import { createListeners } from '../createListeners'
import type { PendingRequests, TopicStore } from '../Device'

/**
 * Which requests start the loading bar [D9-19] and which pushes end it [D9-20], by their names on the wire.
 */
const loadingBar = {
  startedBy: new Set([
    'browseLibrary',
    'search',
    'goTo',
    'GetTrackInfo',
    'createPlaylist',
    'listPlaylist',
    'addToPlaylist',
    'playPlaylist',
    'enqueue',
    'addToFavourites',
    'playFavourites',
    'addToRadioFavourites',
    'removeFromRadioFavourites',
    'playRadioFavourites',
    'getSleep',
    'getAlarms',
    'saveAlarm',
    'setMultiroom',
    'getWirelessNetworks',
    'getInfoNetwork',
  ]),
  completedBy: new Set([
    'pushBrowseLibrary',
    'pushGetTrackInfo',
    'pushCreatePlaylist',
    'pushListPlaylist',
    'pushAddToPlaylist',
    'pushPlayPlaylist',
    'pushEnqueue',
    'urifavourites',
    'pushPlayFavourites',
    'pushAddToRadioFavourites',
    'pushRemoveFromRadioFavourites',
    'pushPlayRadioFavourites',
    'pushSleep',
    'pushAlarm',
    'pushMultiroom',
    'pushWirelessNetworks',
    'pushInfoNetwork',
    'pushToastMessage',
  ]),
}

/** Pending requests as the device client drives them. */
export interface DrivenPendingRequests extends PendingRequests {
  /** A request of this name on the wire went out. */
  sent(event: string): void
  /** A push of this name on the wire came in. */
  received(event: string): void
  /** No answer will come any more: the connection is lost. */
  reset(): void
}

/** Some requests no push ever answers, so every wait has an end, ms. */
const longest = 10_000

/**
 * Knows whether the loading bar runs: from a request that starts it [D9-19] to the next push that completes
 * it [D9-20], at most 10 s. Never runs while the UI settings say loadingBar=false [D9-21].
 */
export const createPendingRequests = (topics: TopicStore): DrivenPendingRequests => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const passedOver = new Set<string>()
  const listeners = createListeners()
  const isOff = () => topics.read('pushUiSettings')?.loadingBar === false
  const end = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    listeners.notify()
  }
  topics.subscribe('pushUiSettings', () => listeners.notify())
  return {
    isPending: () => timer !== undefined && !isOff(),
    subscribe: (listener) => listeners.add(listener),
    sent: (event) => {
      if (passedOver.delete(event) || !loadingBar.startedBy.has(event)) return
      clearTimeout(timer)
      timer = setTimeout(end, longest)
      listeners.notify()
    },
    passOver: (event) => void passedOver.add(event),
    received: (event) => {
      if (loadingBar.completedBy.has(event)) end()
    },
    reset: end,
  }
}
