import { listNames } from '../../../i18n/writing'
import 'virtual:texts/playlistWork'
import {
  finishDraft,
  isBeginning,
  isSameList,
  keyOf,
  makeNewPlaylist,
  playlistWriterOf,
  renamePlaylist,
  rewritePlaylist,
  takeBackPlaylist,
  takeFromPlaylist,
  type Device,
  type PlaylistEntry,
  type Taken,
  type Unfinished,
  type WriterTools,
  type Written,
} from '../../../device'
import type { TFunction } from 'i18next'
import type { usePanelHistory } from '../../../ui/navigation/PanelLink'
import type { Dialogs } from '../../../ui/dialogs/Dialogs'
import type { Toast } from '../../../ui/toasts/Toast'
import { everySecond, type Undo } from '../../../ui/undo/PanelUndo'
import { renamingMemory } from './renamingMemory'

type Entries = readonly PlaylistEntry[]
type Wire = Parameters<Parameters<ReturnType<typeof playlistWriterOf>['run']>[1]>[0]

/** One thing that is done with playlists, which may take minutes. */
interface Task {
  name: string
  /** Another playlist that is written for it. */
  to?: string
  /** `leaveOut`: what the player cannot add, and shall be left out. */
  run: (wire: Wire, tools: WriterTools, leaveOut: Entries) => Promise<Written>
  /** Says what was done, and takes it back. */
  done: (missing: Entries, leftOut: Entries) => { text: string; run?: () => void }
}

/** Something that was done along with it, in words; taking it back says what came of that. */
interface SideEffect {
  text: string
  takeBack: () => Promise<string>
}

/** So many names of entries are told in a sentence. */
const most = 5

const without = (entries: Entries, leaveOut: Entries): Entries => {
  const keys = new Set(leaveOut.map(keyOf))
  return entries.filter((entry) => !keys.has(keyOf(entry)))
}

/** Deletes a playlist that is still what it was made. */
const takingBack = (name: string, made: Entries, text: string): Task => ({
  name,
  run: (wire) => takeBackPlaylist(wire, { name, made }),
  done: () => ({ text }),
})

/** What is needed for it besides the playlists. */
export interface PlaylistTools {
  device: Device
  t: TFunction
  /** BCP 47, of what is told. */
  language: string
  confirm: Dialogs['confirm']
  tell: (toast: Toast) => void
  offer: (undo: Undo) => void
  history: ReturnType<typeof usePanelHistory>
}

/** Has the page of a playlist follow its new name; nowhere in the gallery. */
function followRename(history: PlaylistTools['history'], name: string, to: string) {
  const here = history?.location
  const query = new URLSearchParams(here?.search)
  if (!here || query.get('uri') !== `playlists/${name}`) return
  query.set('uri', `playlists/${to}`)
  if (query.has('title')) query.set('title', to)
  history.replace(`${here.pathname}?${query.toString()}`, here.state)
}

/** What is done with whole playlists; tells at the foot of the screen how far it is, and has a way back. */
export interface PlaylistTasks {
  /** Resolves to whether it was done. None of them rejects. */
  rename: (name: string, to: string) => Promise<boolean>
  /** `doneText`: what was done, in words. */
  rewrite: (name: string, before: Entries, wanted: Entries, doneText: string) => Promise<boolean>
  /** A `sideEffect` is told, and taken back, with it. */
  make: (name: string, wanted: Entries, sideEffect?: SideEffect) => Promise<boolean>
  /** Takes the entries at some places off a playlist as it was `listed`. */
  takeOff: (name: string, listed: Entries, places: ReadonlySet<number>) => Promise<boolean>
  finish: (unfinished: Unfinished) => Promise<boolean>
  drop: (unfinished: Unfinished) => Promise<boolean>
}

/** Renames, rewrites and makes playlists; what was begun goes on whatever screen is open. */
export function createPlaylistTasks(tools: PlaylistTools): PlaylistTasks {
  const { device, t, language, confirm, tell, offer, history } = tools

  const namesOf = (entries: Entries) => {
    const names = entries
      .slice(0, most)
      .map(({ title, name, uri }) => t('playlistWork.quoted', { name: title || name || uri || '?' }))
    const more = entries.length - names.length
    const list = listNames(language, names, { isOpen: more > 0 })
    return more > 0 ? t('playlistWork.andMore', { names: list, count: more }) : list
  }
  const complain = (message: string) =>
    tell({ kind: 'warning', title: t('toast.notDone'), message, isSticky: true })

  const carryOut = async (task: Task, leaveOut: Entries = []): Promise<boolean> => {
    const { name, to = name } = task
    const stop = new AbortController()
    let canStop = true
    const say = everySecond((done, total) =>
      offer({
        text: t('playlistWork.progress', { name: to, done, total }),
        ...(canStop && { run: () => stop.abort(), label: t('action.cancel') }),
      }),
    )
    const tools: WriterTools = {
      signal: stop.signal,
      onProgress(done, total, mayStop) {
        canStop = mayStop
        say(done, total)
      },
    }
    const written = await playlistWriterOf(device).run([name, to], (wire) => task.run(wire, tools, leaveOut))
    switch (written.status) {
      case 'done': {
        offer(task.done(written.missing, leaveOut))
        return true
      }
      case 'cancelled':
        offer({ text: t('playlistWork.cancelled', { name }) })
        return false
      case 'untaken': {
        const { entries } = written
        const isSure = await confirm({
          title: t('playlistWork.untaken.title', { count: entries.length }),
          message: t('playlistWork.untaken.message', { count: entries.length, names: namesOf(entries) }),
          confirmLabel: t('playlistWork.untaken.confirm'),
        })
        if (isSure) return carryOut(task, [...leaveOut, ...entries])
        offer({ text: t('playlistWork.cancelled', { name }) })
        return false
      }
      case 'refused':
        complain(t(`playlistWork.refused.${written.why}`, { name, to }))
        return false
      case 'cut':
        complain(
          written.isPartly
            ? t('playlistWork.cutPartly', { name })
            : t(written.draft === undefined ? 'playlistWork.cut' : 'playlistWork.cutLate', { name }),
        )
        return false
    }
  }

  const textWith = (text: string, leftOut: Entries, missing: Entries = []) => {
    const count = leftOut.length + missing.length
    return count > 0 ? `${text} ${t('playlistWork.butFor', { count })}` : text
  }

  const renaming = (name: string, to: string, isBack = false): Task => ({
    name,
    to,
    async run(wire, tools, leaveOut) {
      renamingMemory.keep({ name, to })
      const written = await renamePlaylist(wire, { name, to, leaveOut, ...tools })
      if (written.status !== 'cut') renamingMemory.forget()
      if (written.status === 'done') followRename(history, name, to)
      return written
    },
    done: (_, leftOut) => ({
      text: textWith(t('playlistWork.renamed', { name, to }), leftOut),
      ...(!isBack && { run: () => void carryOut(renaming(to, name, true)) }),
    }),
  })

  const rewriting = (name: string, before: Entries, all: Entries, text: string, isBack = false): Task => ({
    name,
    run: (wire, tools, leaveOut) =>
      rewritePlaylist(wire, { name, before, wanted: without(all, leaveOut), ...tools }),
    done(missing, leftOut) {
      const made = without(all, [...leftOut, ...missing])
      const back = t('playlistWork.restored', { name })
      return {
        text: textWith(text, leftOut, missing),
        ...(!isBack &&
          !isSameList(made, before) && {
            run: () => void carryOut(rewriting(name, made, before, back, true)),
          }),
      }
    },
  })

  const taking = (name: string, listed: Entries, places: ReadonlySet<number>): Task => {
    let told: Extract<Taken, { status: 'done' }> | undefined
    return {
      name,
      async run(wire, tools, leaveOut) {
        const taken = await takeFromPlaylist(wire, { name, listed, places, leaveOut, ...tools })
        if (taken.status === 'done') told = taken
        return taken
      },
      done(missing, leftOut) {
        const { before = [], after = [], taken = 0, left = 0 } = told ?? {}
        const text = textWith(t('playlistWork.taken', { name, count: taken }), leftOut, missing)
        const hasPictures = before.some(({ service, albumart }) => service === 'webradio' && albumart)
        const back = [
          t('playlistWork.restored', { name }),
          // Players take none with a station that is added.
          hasPictures && !isBeginning(after, before) ? t('playlistWork.withoutPictures') : '',
        ]
        return {
          text: left > 0 ? `${text} ${t('playlistWork.stays', { count: left })}` : text,
          ...(taken > 0 && {
            run: () => void carryOut(rewriting(name, after, before, back.join(' ').trim(), true)),
          }),
        }
      },
    }
  }

  const making = (name: string, wanted: Entries, sideEffect?: SideEffect): Task => ({
    name,
    run: (wire, tools, leaveOut) =>
      makeNewPlaylist(wire, { name, wanted: without(wanted, leaveOut), ...tools }),
    done(missing, leftOut) {
      const made = without(wanted, leftOut)
      const text = textWith(t('playlistWork.made', { name, count: made.length }), leftOut, missing)
      const unmade = t('playlistWork.unmade', { name })
      const takeBack = async () => {
        const isGone = await carryOut(takingBack(name, made, unmade))
        if (!sideEffect) return
        const told = await sideEffect.takeBack()
        offer({ text: isGone ? `${unmade} ${told}` : told })
      }
      return { text: sideEffect ? `${text} ${sideEffect.text}` : text, run: () => void takeBack() }
    },
  })

  const finishing = ({ kind, name, draft, entries }: Unfinished): Task => ({
    name,
    ...(kind === 'renaming' && { to: draft }),
    async run(wire, tools) {
      if (kind === 'renaming') {
        const told = await takeBackPlaylist(wire, { name, made: entries })
        if (told.status === 'done') renamingMemory.forget()
        return told
      }
      return finishDraft(wire, { name, draft, wanted: entries }, (done) =>
        tools.onProgress?.(done, entries.length, false),
      )
    },
    done: () => ({
      text: t(kind === 'renaming' ? 'playlistWork.renamed' : 'playlistWork.finished', { name, to: draft }),
    }),
  })

  return {
    rename: (name, to) => carryOut(renaming(name, to)),
    rewrite: (name, before, wanted, text) => carryOut(rewriting(name, before, wanted, text)),
    takeOff: (name, listed, places) => carryOut(taking(name, listed, places)),
    make: (name, wanted, sideEffect) => carryOut(making(name, wanted, sideEffect)),
    finish: (unfinished) => carryOut(finishing(unfinished)),
    async drop({ draft, entries, name, kind }) {
      const isGone = await carryOut(takingBack(draft, entries, t('playlistWork.dropped', { name })))
      if (isGone && kind === 'renaming') renamingMemory.forget()
      return isGone
    },
  }
}
