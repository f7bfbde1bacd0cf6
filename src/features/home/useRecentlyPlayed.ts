import { useEffect, useState } from 'react'
import type { BrowseItem } from '../../../schemas/generated/types'
import { isStarting, useDevice, useSilence } from '../../device'
import { whenIdle } from '../../ui/whenIdle'

/** Where players list what they have played last. */
export const ofLastPlayed = 'Last_100'
/** So many are shown. */
const most = 12
/** By it the answer is told from those to browse. */
const ref = 'home-recently-played'
const question = { uri: ofLastPlayed, ref }
/** ms between two questions to a player that is starting. */
const pause = 2000

/** What was played last, as far as the player has told it. */
export interface RecentlyPlayed {
  phase: 'waiting' | 'silent' | 'ready'
  /** Newest first; 12 at most, all with an address. */
  items: readonly BrowseItem[]
  /** Asks once more. */
  retry: () => void
}

/** Asks what was played last, not before the panel has been drawn and is idle. */
export function useRecentlyPlayed(): RecentlyPlayed {
  const device = useDevice()
  const [isIdle, setIdle] = useState(false)
  const [asked, setAsked] = useState(0)
  const [items, setItems] = useState<readonly BrowseItem[]>()
  useEffect(() => whenIdle(() => setIdle(true)), [])
  useEffect(() => {
    if (!isIdle) return undefined
    let again: ReturnType<typeof setTimeout> | undefined
    const leave = device.on('pushBrowseLibrary', ({ ref: answered, navigation }) => {
      if (answered !== ref) return
      clearTimeout(again)
      // It does not know yet.
      if (!navigation && isStarting(device)) {
        again = setTimeout(() => device.send('browseLibrary', question), pause)
        return
      }
      const all = navigation?.lists.flatMap((list) => list.items) ?? []
      setItems(all.filter(({ uri }) => uri).slice(0, most))
    })
    const release = device.keepAsking('browseLibrary', question)
    return () => {
      clearTimeout(again)
      release()
      leave()
    }
  }, [device, isIdle])
  const isSilent = useSilence(isIdle && !items, asked)
  return {
    phase: items ? 'ready' : isSilent ? 'silent' : 'waiting',
    items: items ?? [],
    retry: () => {
      setAsked((times) => times + 1)
      device.send('browseLibrary', question)
    },
  }
}
