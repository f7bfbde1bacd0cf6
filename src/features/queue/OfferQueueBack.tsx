import { useEffect, useEffectEvent } from 'react'
import type { Replaced } from '../../device'
import { useTranslation } from '../../i18n/TranslationProvider'
import { usePanelUndo } from '../../ui/undo/PanelUndo'
import { useComplaint, useQueueRestore } from './useQueueRestore'

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
      run: () => (isStill() ? void restore(kept) : complain(t('queue.replaced.another'))),
    }),
  )
  useEffect(() => offerBack(replaced), [replaced])
  return null
}
