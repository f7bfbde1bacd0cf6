import { useEffect, useEffectEvent, useRef } from 'react'
import {
  keepQueue,
  type KeptQueue,
  putQueueBack,
  type Replaced,
  type ReplacedElsewhere,
  useDevice,
  watchQueue,
} from '../../device'
import { listNames } from '../../i18n/writing'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useToasts } from '../../ui/toasts/Toast'
import { everySecond, type Undo, usePanelUndo } from '../../ui/undo/PanelUndo'
import { earlierQueuesOf } from './earlier/earlierQueues'
import { describeEntry } from './EntryMenu'

/** So many names are told of what did not come back. */
const mostNames = 3

/** Says that something was not done, and why. */
export function useNotDone(): (message: string, isSticky?: boolean) => void {
  const { t } = useTranslation()
  const toasts = useToasts()
  return (message, isSticky = false) =>
    toasts.show({ kind: 'warning', title: t('toast.notDone'), message, isSticky })
}

/**
 * Puts a queue back in the place of the one that there is, and says how far it is and how it went; `undo`
 * takes that back. What does not come back as it was is kept among the earlier queues.
 */
function useQueueRestore(): (kept: KeptQueue, undo?: () => void) => Promise<void> {
  const { t, i18n } = useTranslation()
  const device = useDevice()
  const tellNotDone = useNotDone()
  const { offer, close } = usePanelUndo()
  return async (kept, undo) => {
    const total = kept.items.length
    const moved = everySecond((done, steps) =>
      offer({ text: t('queue.replaced.restoring', { done, total: steps }) }),
    )
    const keep = async () => {
      const isKept = await earlierQueuesOf(device.origin() ?? '').keep(kept)
      return isKept ? ` ${t('queue.replaced.kept')}` : ''
    }
    try {
      const told = await putQueueBack(device, kept, moved)
      const { missing } = told
      if (told.status === 'failed') {
        const done = total - missing.length
        const text = done > 0 ? t('queue.replaced.part', { done, total }) : t('queue.replaced.failed')
        close()
        // It may be said behind the word that the player is away.
        return tellNotDone(text + (await keep()), true)
      }
      const count = missing.length
      const shown = missing.slice(0, mostNames).map((item) => describeEntry(item).name || t('queue.nameless'))
      const names = listNames(i18n.language, shown, { isOpen: count > mostNames })
      const fewer = () =>
        count > mostNames
          ? t('queue.replaced.fewerAndMore', { names, count: count - mostNames })
          : t('queue.replaced.fewer', { names })
      const text = count > 0 ? fewer() + (await keep()) : t('queue.replaced.restored')
      if (!undo) return offer({ text })
      const isStill = watchQueue(device, 0)
      offer({ text, isStill, run: () => (isStill() ? undo() : tellNotDone(t('queue.replaced.another'))) })
    } catch {
      // The part of the panel that does it could not be fetched.
      close()
      tellNotDone(t('queue.replaced.failed') + (await keep()), true)
    }
  }
}

/** The same with a way back to what is in the queue now. */
export function usePutBack(): (kept: KeptQueue) => Promise<void> {
  const device = useDevice()
  const restore = useQueueRestore()
  return async (kept) => {
    const before = await keepQueue(device)
    await restore(kept, before && (() => void restore(before)))
  }
}

/**
 * Offers a queue back that something was put in the place of: the same entries, and what played of them.
 * Draws nothing itself.
 */
export function OfferQueueBack({ replaced }: { replaced: Replaced }) {
  const { t } = useTranslation()
  const { offer } = usePanelUndo()
  const tellNotDone = useNotDone()
  const restore = useQueueRestore()
  const offerBack = useEffectEvent(({ kept, isStill }: Replaced) =>
    offer({
      text: t('queue.replaced.done', { count: kept.items.length }),
      isStill,
      run: () => (isStill() ? void restore(kept) : tellNotDone(t('queue.replaced.another'))),
    }),
  )
  useEffect(() => offerBack(replaced), [replaced])
  return null
}

/**
 * The same where others have done it. They meant it: what they have put there can be brought back in turn,
 * and what this panel offers to take back of its own goes before.
 */
export function OfferTheirQueueBack({ replaced }: { replaced: ReplacedElsewhere }) {
  const { t } = useTranslation()
  const { offered, offer } = usePanelUndo()
  const tellNotDone = useNotDone()
  const putBack = usePutBack()
  /** What was looked at last, and what was offered of it. */
  const told = useRef<{ of: ReplacedElsewhere; offer?: Undo }>(undefined)
  const offerBack = useEffectEvent((one: ReplacedElsewhere, shown: Undo | undefined) => {
    const { kept, isStill, isCleared } = one
    const isTaken = shown?.run !== undefined && shown !== told.current?.offer && shown.isStill?.() !== false
    if (told.current?.of === one || isTaken) return
    told.current = { of: one }
    if (!isStill()) return
    const back = {
      text: isCleared ? t('queue.replaced.clearedElsewhere') : t('queue.replaced.elsewhere'),
      label: t('queue.earlier.putBack'),
      isStill,
      run: () => (isStill() ? void putBack(kept) : tellNotDone(t('queue.replaced.another'))),
    }
    told.current.offer = back
    offer(back)
  })
  useEffect(() => offerBack(replaced, offered), [offered, replaced])
  return null
}
