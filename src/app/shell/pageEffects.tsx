import { useEffect, useMemo, useRef, type RefObject, useContext, useState } from 'react'
import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useNowPlaying, useDevice, useAsk, useTopic } from '../../device'
import { afterFirstPicture } from '../../ui/firstPicture'
import type { PushUiSettings, UiSettings } from '../../../schemas/generated/types'
import { readBackdrop, type BackdropChoice } from '../../features/appearance'
import { useConnection } from '../ConnectionContext'
import { isCovered } from '../../ui/overlays/openOverlays'
import { UnsavedEditsContext, useAskToDiscard } from '../../ui/unsavedEdits/UnsavedEdits'
import { useUiTheme } from '../../theme/uiTheme/UiTheme'
import { usePanelServices } from '../PanelServices'

interface Props {
  /** The title that the UI settings want. */
  pageTitle: string | undefined
}

/**
 * Keeps the page's title: `artist - title` while something plays, else the UI settings' one, else the default
 * [D2.3-7 D9-38]. Draws nothing: each track would draw anew whoever called a hook for it.
 */
export const PageTitle = ({ pageTitle }: Props) => {
  const { t } = useTranslation()
  const playing = useNowPlaying(({ status, artist, title }) =>
    status === 'play' ? [artist, title].filter(Boolean).join(' - ') : '',
  )
  const title = playing || pageTitle?.trim() || t('app.defaultTitle')
  useEffect(
    () =>
      afterFirstPicture(() => {
        document.title = title
      }),
    [title],
  )
  return null
}

/** The backdrop that the UI settings ask for; images come from the player that is connected. */
export const useBackdrop = ({ background, color }: PushUiSettings): BackdropChoice => {
  const device = useDevice()
  // The origin is known with the first connect and changes with the host, both of which change the snapshot.
  useConnection()
  const origin = device.origin()
  return useMemo(
    () => readBackdrop({ ...(background && { background }), ...(color && { color }) }, origin),
    [background, color, origin],
  )
}

/**
 * Moves the focus to the content when the screen changes, so that a keyboard or screen reader starts at its
 * top.
 */
export const useScreenFocus = (path: string): RefObject<HTMLElement | null> => {
  const content = useRef<HTMLElement>(null)
  const last = useRef(path)
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    content.current?.focus({ preventScroll: true })
  }, [path])
  return content
}

/**
 * Asks before another screen takes the place of one with unsaved edits, by whatever way it comes; closing the
 * tab asks in the browser's own words. A change of the query string alone loses nothing and asks nothing.
 */
export const useAskBeforeLeaving = (): void => {
  const mayDiscard = useAskToDiscard()
  const edits = useContext(UnsavedEditsContext)
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!edits.exist() || current.pathname === next.pathname) return false
      return !(await mayDiscard(true))
    },
    enableBeforeUnload: () => edits.exist(),
  })
}

/**
 * Opens the palette by Ctrl or ⌘ and K, over whatever screen is on, from the first moment; not over another
 * dialog, and not while the panel `isLocked`.
 */
export const usePaletteKey = (onOpen: () => void, isLocked: boolean): void => {
  useEffect(() => {
    if (isLocked) return undefined
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      if (event.defaultPrevented || isCovered()) return
      event.preventDefault()
      onOpen()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [onOpen, isLocked])
}

/**
 * A player that has not said its language is asked again after so many ms, and so often [D9-3]: one that has
 * none is left alone then.
 */
const retryAfter = 3000
const tries = 5

/**
 * How the panel looks and behaves: the host's UI settings file for the theme in force [D1-16], over which the
 * device's push goes [D3-34].
 */
export const useUiSettings = (): PushUiSettings => {
  const device = useDevice()
  const { readUiSettings } = usePanelServices()
  const { folder } = useUiTheme()
  const [file, setFile] = useState<UiSettings>()
  useEffect(() => {
    let isWanted = true
    const forget = afterFirstPicture(() => {
      void readUiSettings(folder).then((settings) => {
        if (isWanted) setFile(settings)
      })
    })
    return () => {
      isWanted = false
      forget()
    }
  }, [readUiSettings, folder])
  useAsk('getUiSettings')
  const pushed = useTopic('pushUiSettings')
  const isLanguageKnown = pushed?.language !== undefined
  const isConnected = useConnection().matches('connected')
  useEffect(() => {
    if (isLanguageKnown || !isConnected) return undefined
    let left = tries
    const timer = setInterval(() => {
      if (--left <= 0) clearInterval(timer)
      device.send('getUiSettings')
    }, retryAfter)
    return () => clearInterval(timer)
  }, [device, isLanguageKnown, isConnected])
  return useMemo(() => ({ ...file, ...pushed }), [file, pushed])
}
