import { useBlocker } from '@tanstack/react-router'
import { type RefObject, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { PushUiSettings, UiSettings } from '../../../schemas/generated/types'
import { useAsk, useDevice, useNowPlaying, useTopic } from '../../device'
import { type BackdropChoice, readBackdrop } from '../../features/appearance'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useUiTheme } from '../../theme/uiTheme/UiTheme'
import { afterFirstPicture } from '../../ui/idle'
import { isCovered } from '../../ui/overlays/openOverlays'
import { UnsavedEditsContext, useAskToDiscard } from '../../ui/unsavedEdits/UnsavedEdits'
import { useConnection } from '../ConnectionContext'
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

/** What a keyboard on the screen comes up for. */
const isWritten = (element: unknown): element is HTMLElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !/^(?:checkbox|radio|range|button|submit|reset|color|file|image)$/.test(element.type))

/** How much of the window a keyboard leaves that lies over it; its room at the foot is `--panel-keyboard`. */
const left = 0.45
/** Who presses a button leaves the field first: what is pressed must not move away meanwhile. ms */
const untilPressed = 500

/**
 * Scrolls the field that is being written in to where it is seen, when a keyboard on the screen has taken its
 * place: browsers do it for their own, at the most. On a player's own screen the keyboard may belong to an
 * extension or a program beside the browser, which lays it over the window and tells nobody: there the field
 * comes to the upper part at once, and the lower one is kept free, until the browser tells of a keyboard.
 * Returns what ends that.
 */
export function keepFieldInSight(): () => void {
  const { visualViewport } = window
  const html = document.documentElement
  let forgetting: ReturnType<typeof setTimeout> | undefined
  let moving = 0
  const look = () => {
    const field = document.activeElement
    if (!isWritten(field)) return
    const { top, bottom } = field.getBoundingClientRect()
    const style = getComputedStyle(html)
    const above = Number.parseFloat(style.scrollPaddingTop) || 0
    const below = Number.parseFloat(style.scrollPaddingBottom) || 0
    const from = visualViewport?.offsetTop ?? 0
    const height = visualViewport?.height ?? window.innerHeight
    if (top < from + above || bottom > from + height - below) field.scrollIntoView({ block: 'center' })
  }
  const resized = () => {
    html.removeAttribute('data-writing')
    look()
  }
  const begin = ({ target }: FocusEvent) => {
    if (!html.hasAttribute('data-touch') || !isWritten(target)) return
    clearTimeout(forgetting)
    html.setAttribute('data-writing', '')
    cancelAnimationFrame(moving)
    moving = requestAnimationFrame(() => {
      if (target.getBoundingClientRect().bottom > window.innerHeight * left)
        target.scrollIntoView({ block: 'start' })
    })
  }
  const end = () => {
    clearTimeout(forgetting)
    forgetting = setTimeout(() => html.removeAttribute('data-writing'), untilPressed)
  }
  window.addEventListener('resize', resized)
  visualViewport?.addEventListener('resize', resized)
  document.addEventListener('focusin', begin)
  document.addEventListener('focusout', end)
  return () => {
    window.removeEventListener('resize', resized)
    visualViewport?.removeEventListener('resize', resized)
    document.removeEventListener('focusin', begin)
    document.removeEventListener('focusout', end)
    clearTimeout(forgetting)
    cancelAnimationFrame(moving)
    html.removeAttribute('data-writing')
  }
}
