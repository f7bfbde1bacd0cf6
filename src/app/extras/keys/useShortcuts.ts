import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useNowPlayingStore } from '../../../device'
import { usePanelModals } from '../../../ui/modal/PanelModals'
import { screenExists } from '../../../ui/navigation/screenExists'
import { paths } from '../../paths'
import { readShortcut } from './readShortcut'
import type { ShortcutName } from './shortcuts'

/** An arrow goes so far, ms. */
const leap = 10_000
/** A key makes it so much louder; half of a button's step [D9-5], because keys repeat. */
const step = 5

/** Leads the player by the keyboard; the list of the keys is one of them. Does nothing while `isLocked`, but for the list. */
export const useShortcuts = (isLocked: boolean): void => {
  const player = useNowPlayingStore()
  const router = useRouter()
  const modals = usePanelModals()
  useEffect(() => {
    const actions: Record<ShortcutName, () => void> = {
      play: () => player.send({ type: 'play.toggled' }),
      previous: () => player.send({ type: 'previous.pressed' }),
      next: () => player.send({ type: 'next.pressed' }),
      back: () => player.seekBy(-leap),
      forward: () => player.seekBy(leap),
      louder: () => player.send({ type: 'volume.stepped', by: step }),
      quieter: () => player.send({ type: 'volume.stepped', by: -step }),
      mute: () => player.send({ type: 'mute.toggled' }),
      search: () => {
        if (screenExists(router, paths.search)) router.history.push(paths.search)
      },
      help: () =>
        void modals.open({
          name: 'modal-shortcuts',
          params: { hasSearch: screenExists(router, paths.search) },
        }),
    }
    const press = (event: KeyboardEvent) => {
      const { scrollHeight, clientHeight } = document.documentElement
      const name = readShortcut(event, { scrolls: scrollHeight > clientHeight })
      if (name === undefined || (isLocked && name !== 'help')) return
      // Held keys repeat what may be repeated: loudness and place.
      if (event.repeat && !/^(louder|quieter|back|forward)$/.test(name)) return
      event.preventDefault()
      actions[name]()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [player, router, modals, isLocked])
}
