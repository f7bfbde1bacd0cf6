import { fromCallback, fromPromise } from 'xstate'
import type {
  Comparison,
  Dispatch,
  UpdateRequest,
  UpdaterEvent,
  UpdaterNews,
} from '../../../machines/updater.machine'
import { byPush, hear, type Device, type SendOutcome } from '../../device'
import { comparePage, type ReloadNote } from './comparePage'

/** What came before the feature was here counts no longer than this, ms. */
const fresh = 30_000
/** How long a player that is back may take to tell its version, ms. */
const versionPatience = 5000

/** The actors of the updater machine on a player [D7-36]. */
export function createUpdaterActors(device: Device, note: ReloadNote) {
  const send = (request: UpdateRequest): SendOutcome => {
    if (request.kind === 'check') return device.send('updateCheck')
    if (request.kind === 'restart') return device.send('reboot')
    const { message, payload } = request.other ?? {}
    return message ? device.sendAuthored(message, payload) : device.send('update', { value: 'now' })
  }
  return {
    watch: fromCallback<UpdaterEvent>(({ sendBack }) => {
      const tell = (news: UpdaterNews) => sendBack(news)
      // A screen may keep asking for it already, and then it is not told once more.
      const known = device.topics.read('pushSystemVersion')
      if (known) tell({ type: 'version.told', version: known.systemversion })
      for (const event of unheard(device)) {
        const news = newsOf(device, event)
        if (news) tell(news)
      }
      const stops = [
        ...pushes.map((event) =>
          device.on(event, () => {
            const news = newsOf(device, event)
            if (news) tell(news)
          }),
        ),
        device.on('closeAllModals', () => tell({ type: 'modals.closed' })),
        device.on('pushSystemVersion', ({ systemversion }) =>
          tell({ type: 'version.told', version: systemversion }),
        ),
        device.onConnection((isConnected) => tell({ type: isConnected ? 'player.returned' : 'player.left' })),
        device.keepAsking('getSystemVersion'),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    }),
    request: fromPromise<Dispatch, UpdateRequest>(({ input }) => {
      const outcome = send(input)
      return Promise.resolve(outcome.status === 'refused' ? outcome.reason : 'sent')
    }),
    compare: fromPromise<Comparison>(async ({ signal }) => {
      const [page] = await Promise.all([
        comparePage(note, signal),
        hear(device, byPush('pushSystemVersion'), versionPatience, signal),
      ])
      return page
    }),
  }
}

const pushes = ['updateWaitMsg', 'updateReady', 'updateProgress', 'updateDone'] as const

/** What the player has said before anybody listened, in its order. */
function unheard({ topics }: Device) {
  const since = performance.now() - fresh
  const at = (event: (typeof pushes)[number]) => topics.receivedAt(event) ?? -Infinity
  return pushes.filter((event) => at(event) > since).sort((one, other) => at(one) - at(other))
}

function newsOf({ topics }: Device, event: (typeof pushes)[number]): UpdaterNews | undefined {
  if (event === 'updateProgress') {
    const progress = topics.read(event)
    return progress && { type: 'progress.moved', progress }
  }
  if (event === 'updateDone') {
    const end = topics.read(event)
    return end && { type: 'update.ended', end }
  }
  const info = topics.read(event)
  return info && { type: event === 'updateReady' ? 'search.ended' : 'search.begun', info }
}
