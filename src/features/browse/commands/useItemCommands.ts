import { useCallback, useSyncExternalStore, useEffect, useState } from 'react'
import type { BrowseItem, PushBrowseLibrary } from '../../../../schemas/generated/types'
import {
  favouriteUri,
  favouritesOf,
  useDevice,
  byPush,
  hear,
  nowPlayingOf,
  useIsLocked,
  putNext,
  type Device,
  type Queueable,
} from '../../../device'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useDialogs } from '../../../ui/dialogs/Dialogs'
import { usePanelModals } from '../../../ui/modal/PanelModals'
import { usePanelUndo } from '../../../ui/undo/PanelUndo'
import { useReportOutcome, useToasts, type Toast } from '../../../ui/toasts/Toast'
import { everySecond, type Undo } from '../../../ui/undo/PanelUndo'
import type { PlayMethod } from '../items/pressOf'
import { createCommandRunner } from './createCommandRunner'
import { createSeveralRunner, type TakeOff } from './createSeveralRunner'
import { createItemCommands, type ItemCommandsOf } from './createItemCommands'
import { type ItemCommand, type NextCommand, plays, type CommandPlace, isAddressed } from './ItemCommand'
import type { TFunction } from 'i18next'

/** What holds at the moment, for functions that are made once. */
interface Latest<T> {
  read: () => T
  write: (value: T) => void
}

/** Makes a holder that begins with a value. */
function createLatest<T>(first: T): Latest<T> {
  let held = first
  return {
    read: () => held,
    write: (value) => {
      held = value
    },
  }
}

/** Which items are favourites. */
interface ItemFavourites {
  /** As pressed here or heard since, else as the page lists it. */
  isFavourite: (item: BrowseItem) => boolean
  /** Shows at once what was asked for. */
  set: (item: BrowseItem, isFavourite: boolean) => void
}

/** Hearts that show at once: pages do not come anew for them. */
function useFavourites(): ItemFavourites {
  const favourites = favouritesOf(useDevice())
  const known = useSyncExternalStore(favourites.subscribe, favourites.known)
  const isFavourite = useCallback(
    ({ uri = '', favourite, favorite }: BrowseItem) =>
      known.get(favouriteUri(uri)) ?? (favourite === true || favorite === true),
    [known],
  )
  const set = useCallback(({ uri }: BrowseItem, isNow: boolean) => favourites.press(uri, isNow), [favourites])
  return { isFavourite, set }
}

interface Options {
  /** The page that is open. */
  place: CommandPlace
  /** How the UI settings have items played. */
  method: PlayMethod
  /** Opens the page of an item. */
  browse: (item: BrowseItem) => void
  /** What the page lists is another now: it is to be asked for again, since players do not push it. */
  onChanged: () => void
  /** The player has pushed by itself what the page lists now. */
  onTold: (page: PushBrowseLibrary) => void
  /** Something was done; `run` takes it back where that is possible. */
  onUndo: (undo: Undo) => void
  takeOff?: TakeOff | undefined
}

/** ms, after which a page is asked for though the player has not pushed it by itself. */
const pageAfter = 800

/**
 * What can be done with the items of a page. The functions stay the same while the page is mounted, but for
 * `isFavourite`.
 */
export interface ItemCommands extends ItemCommandsOf {
  /**
   * Whether it is a favourite, as pressed here or heard since the page came; a new function when that changes
   * for any.
   */
  isFavourite: (item: BrowseItem) => boolean
  /** Another device leads what plays: playing is refused [D2.3-4]. */
  isLocked: boolean
}

/** What can be done with the items of a page, on the player [D7-15 D7-17 … D7-26]. */
export function useItemCommands(options: Options): ItemCommands {
  const { place, method, browse, onChanged, onTold, onUndo, takeOff } = options
  const { t } = useTranslation()
  const device = useDevice()
  const modals = usePanelModals()
  const { confirm } = useDialogs()
  const { show: tell } = useToasts()
  const reportOutcome = useReportOutcome()
  const { isFavourite, set: setHeart } = useFavourites()
  const isLocked = useIsLocked()
  const tools = {
    device,
    t,
    confirm,
    tell,
    reportOutcome,
    page: place.uri,
    onSent: (command: ItemCommand) => {
      if (plays(command)) nowPlayingOf(device).expectPlay()
      if (command.kind === 'addToFavourites') setHeart(command.item, true)
      if (command.kind === 'removeFromFavourites') setHeart(command.item, false)
    },
    onFailed: (command: ItemCommand) => {
      if (command.kind === 'addToFavourites') setHeart(command.item, false)
      if (command.kind === 'removeFromFavourites') setHeart(command.item, true)
    },
    onChanged,
    onTold,
    onUndo,
    takeOff,
    place,
    method,
    browse,
    modals,
    isFavourite,
    shuffle: () => {
      const player = nowPlayingOf(device)
      if (player.read()?.random === false) player.send({ type: 'random.toggled' })
    },
  }
  const [latest] = useState(() => createLatest(tools))
  useEffect(() => latest.write(tools))
  useEffect(() => {
    // A station was saved in its own window. One that was renamed is removed under its old name next, and the
    // page comes after that.
    const leave = device.on('pushAddWebRadio', ({ success }) => {
      if (success !== false)
        void hear(device, byPush('pushBrowseLibrary'), pageAfter).then(() => latest.read().onChanged())
    })
    return () => {
      // Whoever left needs no page any more.
      latest.write({ ...latest.read(), onChanged: () => undefined, onTold: () => undefined })
      leave()
    }
  }, [device, latest])
  const [commands] = useState(() => {
    const run = createCommandRunner(latest.read)
    const askNext = createNextRunner(latest.read)
    const runNext = (command: NextCommand) => void askNext(command)
    const runSeveral = createSeveralRunner(latest.read, run, runNext)
    return createItemCommands(latest.read, run, runNext, (...several) => void runSeveral(...several))
  })
  return { ...commands, isFavourite, isLocked }
}

/** What a command names, as queues take it; undefined for what lacks an address, or a name. */
function queueableOf(command: NextCommand): Queueable | undefined {
  if (command.kind === 'playPlaylistNext') return command.name === '' ? undefined : { playlist: command.name }
  const items = (command.kind === 'playNext' ? [command.item] : command.items).filter(isAddressed)
  return items.length === 0 ? undefined : { items }
}

function nameOf(command: NextCommand, t: TFunction): string {
  switch (command.kind) {
    case 'playNext':
      return command.item.title || command.item.name || command.item.uri || ''
    case 'playSeveralNext':
      return t('browse.several.name', { count: command.items.length })
    case 'playPlaylistNext':
      return command.name
  }
}

/** What it needs besides the command. */
interface NextTools {
  device: Device
  t: TFunction
  tell: (toast: Toast) => void
  onUndo: (undo: Undo) => void
}

/**
 * Makes what puts an item or a playlist behind what plays: says how far it is where that takes long, that it
 * plays next, with a way back, or why not. `now` gives the tools of the moment.
 */
function createNextRunner(now: () => NextTools): (command: NextCommand) => Promise<void> {
  const complain = (message: string) => {
    const { t, tell } = now()
    tell({ kind: 'warning', title: t('toast.notDone'), message })
  }
  return async (command) => {
    const { device, t, onUndo } = now()
    const what = queueableOf(command)
    if (!what) return complain(t('browse.commands.lacking'))
    const name = nameOf(command, t)
    const moved = everySecond((done, total) =>
      onUndo({ text: t('browse.commands.next.moving', { name, done, total }) }),
    )
    try {
      const told = await putNext(device, what, moved)
      if (told.status === 'next')
        onUndo({ text: t('browse.commands.next.done', { name }), run: told.takeBack })
      else complain(t(`browse.commands.next.${told.why === 'unadded' ? 'unadded' : 'partly'}`, { name }))
    } catch {
      // The part of the panel that does it could not be fetched.
      complain(t('browse.commands.failed.added', { name }))
    }
  }
}

const nothing = () => undefined

/** The same for items of another screen than browse; `onChanged` follows where their list is another now. */
export function useLoneItemCommands(place: Options['place'], onChanged: () => void = nothing): ItemCommands {
  const { offer } = usePanelUndo()
  return useItemCommands({
    place,
    method: 'single',
    browse: nothing,
    onChanged,
    onTold: onChanged,
    onUndo: offer,
  })
}
