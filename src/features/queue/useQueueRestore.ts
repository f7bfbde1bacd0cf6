import { putQueueBack, useDevice, type KeptQueue } from '../../device'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useToasts } from '../../ui/toasts/Toast'
import { everySecond } from '../../ui/undo/everySecond'
import { usePanelUndo } from '../../ui/undo/PanelUndo'

/** Says that something was not done, and why. */
export function useComplaint(): (message: string) => void {
  const { t } = useTranslation()
  const toasts = useToasts()
  return (message) => toasts.show({ kind: 'warning', title: t('toast.notDone'), message })
}

/**
 * Puts a queue back in the place of the one that there is, and says how far it is and how it went; `undo`
 * takes that back.
 */
export function useQueueRestore(): (kept: KeptQueue, undo?: () => void) => Promise<void> {
  const { t } = useTranslation()
  const device = useDevice()
  const complain = useComplaint()
  const { offer } = usePanelUndo()
  return async (kept, undo) => {
    const moved = everySecond((done, total) =>
      offer({ text: t('queue.replaced.restoring', { done, total }) }),
    )
    try {
      const told = await putQueueBack(device, kept, moved)
      if (told.status === 'failed') return complain(t('queue.replaced.failed'))
      const { missing } = told
      offer({
        text: missing > 0 ? t('queue.replaced.fewer', { count: missing }) : t('queue.replaced.restored'),
        ...(undo && { run: undo }),
      })
    } catch {
      // The part of the panel that does it could not be fetched.
      complain(t('queue.replaced.failed'))
    }
  }
}
