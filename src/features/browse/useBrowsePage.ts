import { fromCallback, createActor } from 'xstate'
import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { type Breadcrumb, type BrowseRequest, type BrowsePlace, readPlace } from './place/place'
import {
  type BrowseEvent,
  type BrowseOrder,
  browseMachine,
  type BrowseQuestion,
  type BrowseTag,
} from '../../../machines/browse.machine'
import type { PushPayloads, PushBrowseLibrary } from '../../../schemas/generated/types'
import {
  isStarting,
  nowPlayingOf,
  type Device,
  type SendOutcome,
  onePerPlayer,
  onPlaylistsWritten,
  useDevice,
} from '../../device'
import { type BrowseSession, createScrolls } from './session/BrowseSession'
import { isSearchable } from '../../ui/foldText'
import { defaultFilter } from './search/useRecentSearches'
import { recallPage } from '../../../machines/browsePages'
import type { BrowseNavigation } from './navigation/useBrowseNavigation'

type Push = keyof PushPayloads

/**
 * The requests of which each has a player push its lists once: what comes without one was changed by
 * somebody else.
 */
const answers: ReadonlyMap<Push, readonly string[]> = new Map([
  ['pushListPlaylist', ['listPlaylist', 'createPlaylist', 'addToPlaylist']],
  [
    'urifavourites',
    [
      'addToFavourites',
      'removeFromFavourites',
      'addToRadioFavourites',
      'removeFromRadioFavourites',
      'addToPlaylist',
    ],
  ],
])

/** So long may an answer take, ms. */
const longest = 10_000

/**
 * Whether a push of lists is one that nobody here has asked for; asked once as each comes, never of others.
 * `leave` ends it.
 */
export function watchUnasked(device: Device): { isUnasked: (push: Push) => boolean; leave: () => void } {
  const unanswered = new Map<Push, number[]>()
  const leave = device.onLeaving((event) => {
    for (const [push, requests] of answers)
      if (requests.includes(event)) unanswered.set(push, [...(unanswered.get(push) ?? []), performance.now()])
  })
  return {
    leave,
    isUnasked(push) {
      if (!answers.has(push)) return false
      const [first, ...others] = (unanswered.get(push) ?? []).filter((at) => performance.now() - at < longest)
      unanswered.set(push, others)
      return first === undefined
    },
  }
}

/**
 * The plugin of the nearest step that names one: what a source lists seldom says whose it is, and a search in
 * it has to [D7-12].
 */
export function pluginOf(trail: readonly Breadcrumb[]): Pick<BrowseRequest, 'plugin_name' | 'plugin_type'> {
  for (const { address } of trail.toReversed()) {
    const place = readPlace('/browse', address.replace(/^[^?]*/, ''))
    if (place.kind !== 'page' || !place.request.plugin_name) continue
    const { plugin_name, plugin_type } = place.request
    return { plugin_name, ...(plugin_type !== undefined && { plugin_type }) }
  }
  return {}
}

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

/**
 * What players push when lists that they keep were changed, and the addresses below which these are listed.
 */
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

/**
 * The player as the browse machine asks it [D7-11 D7-12 D7-16]; tells, too, when its library or its lists
 * have become others.
 */
const createBrowsePlayer = (device: Device) =>
  fromCallback<BrowseOrder>(({ receive, sendBack }) => {
    const tell = (event: BrowseEvent) => sendBack(event)
    receive((order) => void carryOut(device, order))
    isStarting(device)
    const player = nowPlayingOf(device)
    const { isUnasked, leave: leaveUnasked } = watchUnasked(device)
    const isScanning = () => player.read()?.isScanning === true
    let wasScanning = isScanning()
    const leave = [
      ...questions.map((event) => device.onUnsent(event, () => tell({ type: 'question.refused' }))),
      ...changes.map(([push, ...uris]) =>
        device.on(push, () => tell({ type: isUnasked(push) ? 'lists.written' : 'lists.changed', uris })),
      ),
      leaveUnasked,
      onPlaylistsWritten(device, () => tell({ type: 'lists.written', uris: ['playlists'] })),
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
        // A question that was held has gone out by now, but only if its check could be loaded while the
        // player was away.
        tell({ type: isConnected ? 'link.found' : 'link.lost' })
      }),
    ]
    return () => leave.forEach((one) => one())
  })

function createBrowseSession(device: Device): { session: BrowseSession; leave: () => void } {
  const actor = createActor(browseMachine.provide({ actors: { player: createBrowsePlayer(device) } }))
  actor.start()
  const session: BrowseSession = {
    actor,
    scrolls: createScrolls(),
    arrangements: new Map(),
    spots: new Map(),
    visited: new Set(),
    last: undefined,
  }
  // [D4-14] Home, for when browse is shown again.
  const leave = device.on('cdRipStart', () => {
    session.last = undefined
  })
  return { session, leave }
}

const begun = onePerPlayer(createBrowseSession, ({ session, leave }) => {
  session.actor.stop()
  leave()
})

/** The session of the player that is driven, begun when browse is first shown on it. */
const browseSessionOf = (device: Device): BrowseSession => begun(device).session

/**
 * What a place is asked for with; undefined for home and for a search that has not begun. `prevUri` is where
 * somebody comes from [D4-10], `plugin` whose pages lead there: what is searched is theirs where it does not
 * say.
 */
export function questionOf(
  place: BrowsePlace,
  prevUri: string,
  plugin: Pick<BrowseRequest, 'plugin_name' | 'plugin_type'> = {},
): BrowseQuestion | undefined {
  switch (place.kind) {
    case 'home':
      return undefined
    case 'page':
      // [D5-15]
      return place.request.uri === 'cd' ? undefined : { kind: 'page', payload: { ...place.request, prevUri } }
    case 'goTo':
      return { kind: 'goTo', payload: place.target }
    case 'search': {
      const { value, filter: type = defaultFilter, within } = place
      if (!isSearchable(value)) return undefined
      if (place.isDedicated || !within) return { kind: 'search', payload: { type, value: value.trim() } }
      const { uri, service } = within
      const { plugin_name, plugin_type } = within.plugin_name === undefined ? plugin : within
      const source = {
        ...(plugin_name !== undefined && { plugin_name }),
        ...(plugin_type !== undefined && { plugin_type }),
        ...(service !== undefined && { service }),
      }
      return { kind: 'search', payload: { type, value: value.trim(), uri, ...source } }
    }
  }
}

/** What the player shows at the place where somebody is. */
interface BrowsePage {
  session: BrowseSession
  /**
   * `resting`: nothing is asked here; `broken`: what came is no page; `refused`: it cannot be asked for. A
   * page may be there in each, of before.
   */
  phase: 'resting' | BrowseTag
  page: PushBrowseLibrary | undefined
  /** Asks once more. */
  ask: () => void
}

/** Keeps the session at the place of the address [D4-10]. */
export function useBrowsePage({
  isHere: isOn,
  place,
  address,
  trail,
  key,
  entry,
  goTo,
}: BrowseNavigation): BrowsePage {
  const device = useDevice()
  const [session] = useState(() => browseSessionOf(device))
  const { actor, visited } = session
  const hasArrived = useRef(false)
  // Before the first paint, so that what is remembered is in it.
  useLayoutEffect(() => {
    if (!isOn) return
    const isReturn = entry?.isReturn === true || visited.has(key)
    const isArrival = !hasArrived.current
    hasArrived.current = true
    visited.add(key)
    if (place.kind === 'home') {
      // Who comes from another screen and names no place goes on where he was [D2.6-10].
      if (isArrival && !isReturn && !entry?.isHome && session.last) {
        goTo(session.last.address, { trail: session.last.trail, isReturn: true }, true)
        return
      }
      session.last = undefined
      session.scrolls.clear()
      session.arrangements.clear()
      for (const known of session.spots.keys()) if (known !== address) session.spots.delete(known)
      actor.send({ type: 'home.entered' })
      return
    }
    if (place.kind !== 'search' || !place.isDedicated)
      session.last = {
        address,
        trail: trail.map((breadcrumb) => ({
          address: breadcrumb.address,
          title: breadcrumb.title,
          uri: breadcrumb.uri,
        })),
      }
    const question = questionOf(place, trail.at(-1)?.uri ?? '', pluginOf(trail))
    actor.send({ type: 'place.entered', address, question, isReturn })
    // Place and trail are those of the key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [actor, address, key, isOn])
  const isHere = useSelector(actor, ({ context }) => context.address === address)
  // What is remembered of a place is drawn on the way to it, and not after a look at nothing.
  const page = useSelector(actor, ({ context }) =>
    context.address === address ? context.page : recallPage(context.pages, address)?.page,
  )
  const phase = useSelector(actor, (one) => {
    for (const tag of ['asking', 'silent', 'broken', 'refused', 'shown'] as const)
      if (one.hasTag(tag)) return tag
    return 'resting' as const
  })
  return {
    session,
    phase: isHere ? phase : place.kind === 'home' ? 'resting' : 'asking',
    page,
    ask: () => actor.send({ type: 'page.wanted' }),
  }
}
