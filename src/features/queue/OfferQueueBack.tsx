import { useEffect, useEffectEvent } from 'react'
import { putQueueBack, useDevice, type KeptQueue, type Replaced } from '../../device'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useToasts } from '../../ui/toasts/Toast'
import { everySecond } from '../../ui/undo/everySecond'
import { usePanelUndo } from '../../ui/undo/PanelUndo'

/**
 * Offers a queue back that something was put in the place of: the same entries, and what played of them.
 * Draws nothing itself.
 */
export function OfferQueueBack({ replaced }: { replaced: Replaced }) {
  const { t } = useTranslation()
  const device = useDevice()
  const toasts = useToasts()
  const { offer } = usePanelUndo()
  const complain = (message: string) => toasts.show({ kind: 'warning', title: t('toast.notDone'), message })
  const restore = async (kept: KeptQueue) => {
    const moved = everySecond((done, total) =>
      offer({ text: t('queue.replaced.restoring', { done, total }) }),
    )
    try {
      const told = await putQueueBack(device, kept, moved)
      if (told.status === 'failed') complain(t('queue.replaced.failed'))
      else if (told.missing > 0) complain(t('queue.replaced.fewer', { count: told.missing }))
      else offer({ text: t('queue.replaced.restored') })
    } catch {
      // The part of the panel that does it could not be fetched.
      complain(t('queue.replaced.failed'))
    }
  }
  const offerBack = useEffectEvent(({ kept, isStill }: Replaced) =>
    offer({
      text: t('queue.replaced.done', { count: kept.items.length }),
      run: () => (isStill() ? void restore(kept) : complain(t('queue.replaced.another'))),
    }),
  )
  useEffect(() => offerBack(replaced), [replaced])
  return null
}
