import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { PushBrowseLibrary } from '../../../schemas/generated/types'
import type { BrowseTag } from '../../../machines/browse.machine'
import { recallPage } from '../../../machines/browsePages'
import { useDevice } from '../../device'
import type { BrowseNavigation } from './navigation/useBrowseNavigation'
import { pluginOf } from './place/pluginOf'
import { questionOf } from './place/questionOf'
import type { BrowseSession } from './session/BrowseSession'
import { browseSessionOf } from './session/browseSessionOf'

/** What the player shows at the place where somebody is. */
export interface BrowsePage {
  session: BrowseSession
  /** `resting`: nothing is asked here; `broken`: what came is no page; `refused`: it cannot be asked for. A page may be there in each, of before. */
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
        trail: trail.map((crumb) => ({ address: crumb.address, title: crumb.title, uri: crumb.uri })),
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
