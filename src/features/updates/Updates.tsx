import { pause } from '../../ui/pause'
import { fromCallback, fromPromise } from 'xstate'
import { useActorRef, useSelector } from '@xstate/react'
import { useContext, useMemo } from 'react'
import {
  type Comparison,
  type Dispatch,
  type UpdateRequest,
  type UpdaterEvent,
  type UpdaterNews,
  updaterMachine,
} from '../../../machines/updater.machine'
import { byPush, hear, type Device, type SendOutcome, useDevice } from '../../device'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useExpectAbsence } from '../../ui/absence/ExpectedAbsence'
import { useBrand } from '../../ui/brand/BrandContext'
import { ownEntry, readServedEntry } from '../../ui/servedPage'
import { usePanelModals } from '../../ui/modal/PanelModals'
import { UnsavedEditsContext } from '../../ui/unsavedEdits/UnsavedEdits'
import { stageOf } from './ProgressFigure'

/** A player that has just started may serve its page a little later than it takes connections. */
const tries = 5
const retryPause = 2000

/** What the tab remembers: for which entry the page was reloaded last. */
export interface ReloadNote {
  read: () => string | undefined
  write: (entry: string) => void
}

/**
 * Whether the host serves another page than the one that runs here. A page that was reloaded for an entry and
 * yet does not begin with it counts as the same: something on the way serves an old one, and reloading would
 * never end. Never rejects: where the host does not say, nothing is known to be other. Writes down for which
 * entry the page is about to be reloaded.
 */
export const comparePage = async (note: ReloadNote, signal: AbortSignal): Promise<Comparison> => {
  const current = ownEntry()
  for (let done = 0; done < tries && !signal.aborted; done += 1) {
    try {
      const served = await readServedEntry()
      if (current === undefined || served === current || note.read() === served) return 'same'
      note.write(served)
      return 'other'
    } catch {
      await pause(retryPause, signal)
    }
  }
  return 'same'
}

/** The note of a brand in this tab; a browser that forbids storage remembers as long as the page lives. */
const reloadNote = (word: string): ReloadNote => {
  const key = `${word}.reloadedFor`
  let kept: string | undefined
  return {
    read: () => {
      try {
        return sessionStorage.getItem(key) ?? kept
      } catch {
        return kept
      }
    },
    write: (entry) => {
      kept = entry
      try {
        sessionStorage.setItem(key, entry)
      } catch {
        // Then a page that is served wrongly is reloaded once more after each update, which ends, too.
      }
    },
  }
}

/** What came before the feature was here counts no longer than this, ms. */
const fresh = 30_000
/** How long a player that is back may take to tell its version, ms. */
const versionTimeout = 5000

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
        device.subscribeToAnswer('getSystemVersion'),
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
        hear(device, byPush('pushSystemVersion'), versionTimeout, signal),
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

/** What is over with once somebody has answered it, on every panel. */
const answered: ReadonlySet<string> = new Set(['searching', 'offered', 'nothing', 'failed'])

interface Props {
  /** Loads the page anew. */
  onReload: () => void
}

/**
 * Runs the updater machine from the first word of an update on, as long as the page lives, and opens its
 * modal. Draws nothing: while the player restarts it is the cover of the page that says so.
 */
export const Updates = ({ onReload }: Props) => {
  const { t } = useTranslation()
  const device = useDevice()
  const modals = usePanelModals()
  const edits = useContext(UnsavedEditsContext)
  const { word } = useBrand()
  const machine = useMemo(
    () =>
      updaterMachine.provide({
        actors: createUpdaterActors(device, reloadNote(word)),
        actions: {
          closeModals: () => modals.closeAll(),
          // Not while an update runs: others may want to see how far it is.
          tellClosed: ({ self }) => {
            if (answered.has(stageOf(self.getSnapshot()))) device.send('closeModals', '')
          },
          openModal: ({ self }) => void modals.open({ name: 'updater', size: 'lg', params: self }),
          reload: () => {
            // Who is asked by `renewed` has been asked; nobody else has any.
            edits.giveUp()
            onReload()
          },
        },
        guards: { hasEdits: () => edits.exist() },
      }),
    [device, modals, edits, word, onReload],
  )
  const updater = useActorRef(machine)
  const absence = useSelector(updater, (snapshot) => {
    if (snapshot.hasTag('overdue')) return 'overdue'
    if (snapshot.hasTag('restarting')) return 'restarting'
    if (!snapshot.hasTag('away')) return undefined
    return snapshot.context.isRestartDue ? 'restarting' : 'updating'
  })
  useExpectAbsence(
    absence && { reason: t(`updates.awayReason.${absence}`), advice: t(`updates.awayAdvice.${absence}`) },
  )
  return null
}
