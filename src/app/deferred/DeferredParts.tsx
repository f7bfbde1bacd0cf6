import { Extra } from '../../ui/Boundary'
import { later, laterOnceStarted } from '../../ui/later'
import { useEffect, type RefObject } from 'react'
import { useRouter } from '@tanstack/react-router'
import { prefetchOnIdle } from '../../ui/idle'
import { usePanelServices } from '../PanelServices'
import { useBrand } from '../../ui/brand/BrandContext'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useToasts } from '../../ui/toasts/Toast'
import { useConnection, useConnectionActor } from '../ConnectionContext'
import { paths } from '../paths'
import { shortcuts, type ShortcutName } from './keys/shortcuts'
import { useNowPlayingStore } from '../../device'
import { usePanelModals } from '../../ui/modal/PanelModals'
import { screenExists } from '../../ui/navigation/PanelLink'
import { isCovered } from '../../ui/overlays/openOverlays'

const AccountRuntime = later(async () => (await import('../account/AccountRuntime')).AccountRuntime)

/**
 * What of the account area runs whatever screen is on; nothing, and nothing is loaded, where the brand has no
 * cloud.
 */
function AccountInBackground() {
  const { accounts } = usePanelServices()
  return accounts ? (
    <Extra>
      <AccountRuntime accounts={accounts} />
    </Extra>
  ) : null
}

const ConfiguredScripts = later(async () => (await import('./scripts/ConfiguredScripts')).ConfiguredScripts)

/** Loads scripts of others that the brand names; where it names none nothing is asked or loaded. */
export function OutsideScripts() {
  const { scripts } = useBrand()
  return scripts ? (
    <Extra>
      <ConfiguredScripts />
    </Extra>
  ) : null
}

/** Places that only the player before knew lead to where one comes from to such. */
const shelterOf = (path: string): string | undefined => {
  if (path === paths.browse || path === paths.search) return paths.browse
  return /^\/(plugin|static-page)\//.test(path) ? paths.settings : undefined
}

/** Tells what became of a switch to another player, and leaves places that only the player before knew. */
const useSwitchNews = (): void => {
  const { t } = useTranslation()
  const router = useRouter()
  const toasts = useToasts()
  const actor = useConnectionActor()
  const hasNews = useConnection().context.news !== undefined
  useEffect(() => {
    // Read anew: who has told it has taken it away.
    const { news: latest, guest, hosts } = actor.getSnapshot().context
    if (!hasNews || !latest) return
    actor.send({ type: 'news.told' })
    const { name, outcome } = latest
    const says = (told: 'arrived' | 'silent' | 'incompatible') =>
      name === '' ? t(`connection.switch.nameless.${told}`) : t(`connection.switch.${told}`, { name })
    if (outcome === 'switched') {
      const shelter = shelterOf(router.state.location.pathname)
      if (shelter !== undefined)
        router.history.replace(
          shelter,
          shelter === paths.browse ? { browse: { trail: [], isHome: true } } : {},
        )
      toasts.show({ kind: 'success', title: says('arrived') })
      return
    }
    const still = guest
      ? t('connection.switch.stillAway', { name: guest.name })
      : t('connection.switch.stillHome')
    toasts.show({
      kind: 'error',
      title: says(outcome),
      // A panel that had none before has none now.
      message: hosts.length === 0 ? undefined : still,
      isSticky: true,
    })
  }, [hasNews, actor, router, toasts, t])
}

/** Where keys write. */
const writing = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]'
/** What a space presses. */
const pressed =
  'button, summary, [role="button"], [role="switch"], [role="checkbox"], [role="radio"], [role="option"]'
/** What arrows move. */
const moved =
  '[role="slider"], [role="spinbutton"], [role="radio"], [role="radiogroup"], [role="tablist"], [role="listbox"], [role="menu"], [role="grid"]'

const isArrow = (key: string) => key.startsWith('Arrow')

/**
 * What a pressed key means; nothing while somebody writes, on a control that uses the key, under a dialog, or
 * together with the keys of the browser. `scrolls` says that the page can be scrolled, which is then what up
 * and down do.
 */
export const readShortcut = (
  event: Pick<
    KeyboardEvent,
    'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented' | 'target'
  >,
  { scrolls }: { scrolls: boolean },
): ShortcutName | undefined => {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
    return undefined
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const target = event.target instanceof Element ? event.target : undefined
  if (target?.closest(writing) || isCovered()) return undefined
  if (key === ' ' && target?.closest(pressed)) return undefined
  if (isArrow(key) && target?.closest(moved)) return undefined
  if (scrolls && (key === 'ArrowUp' || key === 'ArrowDown')) return undefined
  return shortcuts.find(({ keys }) => (keys as readonly string[]).includes(key))?.name
}

/** An arrow goes so far, ms. */
const leap = 10_000
/** A key makes it so much louder; half of a button's step [D9-5], because keys repeat. */
const step = 5

/**
 * Leads the player by the keyboard; the list of the keys is one of them. Does nothing while `isLocked`, but
 * for the list.
 */
const useShortcuts = (isLocked: boolean): void => {
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

// Nobody looks at the browser's own signs of what plays before, or misses a queue so soon.
const BrowserIntegration = laterOnceStarted(
  async () => (await import('./BrowserIntegration')).BrowserIntegration,
)
const WatchedQueue = laterOnceStarted(async () => (await import('./WatchedQueue')).WatchedQueue)

const Swipes = later(async () => (await import('./swipes/Swipes')).Swipes)

const loadPalette = async () => (await import('./palette/PaletteHost')).PaletteHost
const PaletteHost = later(loadPalette)

interface Props {
  /** What a finger swipes. */
  content: RefObject<HTMLElement | null>
  currentPath: string
  /** The player is away, or takes no orders. */
  isLocked: boolean
  /** Whether the command palette is open, and what closes it. */
  palette: { isOpen: boolean; onClose: () => void }
}

/**
 * Listens to fingers and keys, tells the user what became of a switch, keeps accounts and the browser in
 * step; all that it draws is the command palette.
 */
export const DeferredParts = ({ content, currentPath, isLocked, palette }: Props) => {
  useShortcuts(isLocked)
  useSwitchNews()
  useEffect(() => prefetchOnIdle(loadPalette), [])
  return (
    <>
      <AccountInBackground />
      <OutsideScripts />
      <Extra>
        <BrowserIntegration />
      </Extra>
      <Extra>
        <WatchedQueue />
      </Extra>
      <Extra>
        <Swipes content={content} currentPath={currentPath} />
      </Extra>
      {palette.isOpen ? (
        <Extra>
          <PaletteHost onClose={palette.onClose} />
        </Extra>
      ) : null}
    </>
  )
}
