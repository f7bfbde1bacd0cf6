import { hosted } from '../../base'
import { useEffect } from 'react'
import { useNowPlaying, useNowPlayingStore, useOrigin, type NowPlayingStore } from '../../device'
import { useUiTheme } from '../../theme/uiTheme/UiTheme'
import { parseSafeAddress } from '../../ui/safeAddress'
import { findLanguage } from '../../../schemas/languages'
import { useTranslation } from '../../i18n/TranslationProvider'
import { usePanelServices } from '../PanelServices'

/** What is needed of a page. */
interface Page {
  location: Pick<Location, 'protocol'>
  /** Older browsers, and private windows of some, have none. */
  workers: Pick<ServiceWorkerContainer, 'register'> | undefined
}

const thisPage = (): Page => ({
  location,
  workers: (navigator as Partial<Navigator>).serviceWorker,
})

/**
 * Has the browser keep this release with the texts of the language of this code, so that an installed panel
 * opens without a player: only by https, for nothing else is an app that somebody installs. A browser that
 * has no service workers, or forbids them, goes on without.
 */
export function keepShell(language: string, page = thisPage()): void {
  if (page.location.protocol !== 'https:') return
  const address = hosted(`/service-worker.js?language=${language}`)
  page.workers?.register(address, { updateViaCache: 'none' }).catch(() => undefined)
}

/**
 * Sharp at any size. The page itself begins with a PNG: a drawing is drawn by the page's thread, which a
 * start has no time for.
 */
const ownIcon = '/app/brand/icon.svg'

/**
 * Gives the page the brand's icon, and in the UI theme that wants that one that says whether the player plays
 * or pauses [D2.3-7].
 */
const useFavicon = (): void => {
  const { changesFavicon } = useUiTheme()
  const shows = useNowPlaying(({ status }) => status)
  const icon = changesFavicon && shows && shows !== 'stop' ? `/app/icons/${shows}.svg` : ownIcon
  useEffect(() => document.querySelector('link[rel="icon"]')?.setAttribute('href', hosted(icon)), [icon])
}

/**
 * Keeps the screen on while `isWanted`, where the browser can; it lets go when the page is hidden, so it is
 * asked anew when that is seen again. A browser that refuses (no secure context, an empty battery) leaves
 * things as they are.
 */
export const useWakeLock = (isWanted: boolean): void => {
  useEffect(() => {
    // Older browsers and plain http have none.
    const wakeLock: Partial<Navigator>['wakeLock'] = navigator.wakeLock
    if (!isWanted || !wakeLock) return
    let held: WakeLockSentinel | undefined
    let isOver = false
    const ask = () => {
      if (document.visibilityState !== 'visible' || (held && !held.released)) return
      wakeLock.request('screen').then(
        (sentinel) => {
          if (isOver) void sentinel.release()
          else held = sentinel
        },
        () => undefined,
      )
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void held?.release()
    }
  }, [isWanted])
}

/** By so much the browser's own buttons go when they do not say by how much, s [D9-8]. */
const step = 15

/** Tells the browser the words and the cover of what plays, whenever they are others. */
function createTrackTeller(player: NowPlayingStore, origin: string | undefined) {
  let told: string | undefined
  return () => {
    const { title = '', artist = '', album = '', albumart = '' } = player.read() ?? {}
    const track = [title, artist, album, albumart].join('\n')
    if (track === told || typeof MediaMetadata === 'undefined') return
    told = track
    const address = parseSafeAddress(albumart, { base: origin })
    const artwork = address.ok ? [{ src: address.href }] : []
    navigator.mediaSession.metadata =
      title === '' ? null : new MediaMetadata({ title, artist, album, artwork })
  }
}

/**
 * Tells it whether that plays, and how far it is: after each seek, and for each track that begins, the same
 * once more too.
 */
function createPlaceTeller(player: NowPlayingStore) {
  let told: string | undefined
  return () => {
    const playing = player.read()
    if (!playing) return
    const { duration, title } = playing
    const clock = player.clock()
    const status = ({ play: 'playing', pause: 'paused', stop: 'none' } as const)[playing.status]
    const place = [status, duration, title, clock.at, clock.seek].join('\n')
    if (place === told) return
    told = place
    const { mediaSession } = navigator
    mediaSession.playbackState = status
    const position = Math.min(player.elapsed() / 1000, duration)
    try {
      mediaSession.setPositionState(duration > 0 && status !== 'none' ? { duration, position } : undefined)
    } catch {
      // A browser that has no place for it.
    }
  }
}

/**
 * Tells the browser what plays and lets its media controls (keys of a keyboard, a headset, the lock screen)
 * lead the player. Browsers that show these only for sound of their own just keep it. Past React: nothing is
 * drawn of it.
 */
const useMediaSession = (): void => {
  const player = useNowPlayingStore()
  const origin = useOrigin()

  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined
    const tellTrack = createTrackTeller(player, origin)
    const tellPlace = createPlaceTeller(player)
    const tell = () => {
      tellTrack()
      tellPlace()
    }
    tell()
    return player.subscribe(tell)
  }, [player, origin])

  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
      play: () => player.send({ type: 'play.pressed' }),
      pause: () => player.send({ type: 'pause.pressed' }),
      stop: () => player.send({ type: 'stop.pressed' }),
      nexttrack: () => player.send({ type: 'next.pressed' }),
      previoustrack: () => player.send({ type: 'previous.pressed' }),
      seekforward: ({ seekOffset }) => player.seekBy((seekOffset ?? step) * 1000),
      seekbackward: ({ seekOffset }) => player.seekBy(-(seekOffset ?? step) * 1000),
      seekto: ({ seekTime }) => {
        if (seekTime !== undefined) player.seekTo(seekTime * 1000)
      },
    }
    const set = (action: string, handler: MediaSessionActionHandler | null) => {
      try {
        navigator.mediaSession.setActionHandler(action as MediaSessionAction, handler)
      } catch {
        // One that this browser does not know.
      }
    }
    for (const [action, handler] of Object.entries(handlers)) set(action, handler)
    return () => {
      for (const action of Object.keys(handlers)) set(action, null)
    }
  }, [player])
}

/**
 * Keeps the browser around the page in step with what plays: its icon, its media controls, on a kiosk the
 * screen that stays on, and the files that it keeps of an app. Draws nothing.
 */
export function BrowserIntegration() {
  const { mode } = usePanelServices()
  const { language } = useTranslation().i18n
  useFavicon()
  useMediaSession()
  useWakeLock(mode.isKiosk)
  const code = findLanguage(language)?.code ?? 'en'
  useEffect(() => keepShell(code), [code])
  return null
}
