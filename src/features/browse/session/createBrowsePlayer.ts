import { fromCallback } from 'xstate'
import type { BrowseEvent, BrowseOrder } from '../../../../machines/browse.machine'
import type { PushPayloads } from '../../../../schemas/generated/types'
import { isStarting, nowPlayingOf, type Device, type SendOutcome } from '../../../device'

function carryOut(device: Device, { question, ref }: BrowseOrder): SendOutcome {
  switch (question.kind) {
    case 'page':
      return device.send('browseLibrary', { ...question.payload, ref })
    case 'goTo':
      return device.send('goTo', question.payload)
    case 'search':
      return device.send('search', question.payload)
  }
}

const questions = ['browseLibrary', 'goTo', 'search'] as const

/** What players push when lists that they keep were changed, and the addresses below which these are listed. */
const changes: readonly (readonly [push: keyof PushPayloads, ...uris: string[]])[] = [
  ['urifavourites', 'favourites', 'radio'],
  ['pushListPlaylist', 'playlists'],
  ['pushCreatePlaylist', 'playlists'],
  ['pushAddToPlaylist', 'playlists'],
  ['pushSaveQueueToPlaylist', 'playlists'],
  ['pushAddWebRadio', 'radio'],
  ['pushAddToRadioFavourites', 'radio'],
  ['pushRemoveFromRadioFavourites', 'radio'],
]

/** The player as the browse machine asks it [D7-11 D7-12 D7-16]; tells, too, when its library or its lists have become others. */
export const createBrowsePlayer = (device: Device) =>
  fromCallback<BrowseOrder>(({ receive, sendBack }) => {
    const tell = (event: BrowseEvent) => sendBack(event)
    receive((order) => void carryOut(device, order))
    isStarting(device)
    const player = nowPlayingOf(device)
    const isScanning = () => player.read()?.isScanning === true
    let wasScanning = isScanning()
    const leave = [
      ...questions.map((event) => device.onUnsent(event, () => tell({ type: 'question.refused' }))),
      ...changes.map(([push, ...uris]) => device.on(push, () => tell({ type: 'lists.changed', uris }))),
      device.on('pushBrowseLibrary', (page) => {
        const isEarly = page.navigation === undefined && isStarting(device)
        tell({ type: 'page.pushed', page, isEarly })
      }),
      device.onRefused('pushBrowseLibrary', () => tell({ type: 'page.broken' })),
      player.subscribe(() => {
        if (wasScanning && !isScanning()) tell({ type: 'library.changed' })
        wasScanning = isScanning()
      }),
      device.onConnection((isConnected) => {
        // A question that was held has gone out by now, but only if its check could be loaded while the player was away.
        tell({ type: isConnected ? 'link.found' : 'link.lost' })
      }),
    ]
    return () => leave.forEach((one) => one())
  })
