import { useDevice } from '../../../device'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useDialogs } from '../../../ui/dialogs/Dialogs'
import { untilLoaded } from '../../../ui/later'
import { usePanelHistory } from '../../../ui/navigation/PanelLink'
import { useToasts } from '../../../ui/toasts/Toast'
import { usePanelUndo } from '../../../ui/undo/PanelUndo'
import type { PlaylistTasks, PlaylistTools } from './createPlaylistTasks'

const load = () => untilLoaded(async () => (await import('./createPlaylistTasks')).createPlaylistTasks)

function usePlaylistTools(): PlaylistTools {
  const { t, i18n } = useTranslation()
  return {
    device: useDevice(),
    t,
    language: i18n.language,
    confirm: useDialogs().confirm,
    tell: useToasts().show,
    offer: usePanelUndo().offer,
    history: usePanelHistory(),
  }
}

/** What is done with whole playlists; its code comes when the first of it is done. */
export function usePlaylistTasks(): PlaylistTasks {
  const tools = usePlaylistTools()
  const tasks = async () => (await load()).default(tools)
  return {
    rename: async (...told) => (await tasks()).rename(...told),
    rewrite: async (...told) => (await tasks()).rewrite(...told),
    takeOff: async (...told) => (await tasks()).takeOff(...told),
    make: async (...told) => (await tasks()).make(...told),
    finish: async (...told) => (await tasks()).finish(...told),
    drop: async (...told) => (await tasks()).drop(...told),
  }
}

/** The name of the playlist that a modal was opened for; '' for none. */
export function namedIn(params: unknown): string {
  const name: unknown =
    typeof params === 'object' && params !== null ? Reflect.get(params, 'name') : undefined
  return typeof name === 'string' ? name : ''
}
