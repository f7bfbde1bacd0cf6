import { useEffect, useEffectEvent, useRef } from 'react'
import type { Replaced, ReplacedElsewhere } from '../../device'
import { useTranslation } from '../../i18n/TranslationProvider'
import { type Undo, usePanelUndo } from '../../ui/undo/PanelUndo'
import { useComplaint, usePutBack, useQueueRestore } from './useQueueRestore'

/**
 * Offers a queue back that something was put in the place of: the same entries, and what played of them.
 * Draws nothing itself.
 */
export function OfferQueueBack({ replaced }: { replaced: Replaced }) {
  const { t } = useTranslation()
  const { offer } = usePanelUndo()
  const complain = useComplaint()
  const restore = useQueueRestore()
  const offerBack = useEffectEvent(({ kept, isStill }: Replaced) =>
    offer({
      text: t('queue.replaced.done', { count: kept.items.length }),
      isStill,
      run: () => (isStill() ? void restore(kept) : complain(t('queue.replaced.another'))),
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
  const complain = useComplaint()
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
      run: () => (isStill() ? void putBack(kept) : complain(t('queue.replaced.another'))),
    }
    told.current.offer = back
    offer(back)
  })
  useEffect(() => offerBack(replaced, offered), [offered, replaced])
  return null
}
