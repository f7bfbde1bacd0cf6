import type { TFunction } from 'i18next'
import type { SubscriptionDeed } from '../../../../machines/subscription.machine'
import type { ConfirmWords } from '../../../ui/dialogs/Dialogs'

const durationOf = (duration: string) =>
  duration === 'yearly' || duration === 'lifetime' ? duration : 'monthly'

/** What is asked before a plan is changed or cancelled [A4.8-2 A4.9-2]. */
export const questionText = (t: TFunction, deed: SubscriptionDeed): ConfirmWords => {
  if (deed.kind !== 'change') {
    const plan = 'held' in deed ? deed.held.plan.toUpperCase() : ''
    return {
      title: t('accountCheckout.confirm.cancelTitle'),
      message: t('accountCheckout.confirm.cancel', { plan }),
      confirmLabel: t('accountCheckout.confirm.cancelButton'),
      isDangerous: true,
    }
  }
  const named = (plan: string, duration: string) =>
    t('accountCheckout.planOf', {
      plan: plan.toUpperCase(),
      duration: t(`accountPlans.duration.${durationOf(duration)}`),
    })
  return {
    title: t('accountCheckout.confirm.changeTitle'),
    message: t('accountCheckout.confirm.change', {
      from: named(deed.held.plan, deed.held.duration),
      to: named(deed.plan.name, deed.plan.duration),
    }),
    confirmLabel: t('accountCheckout.confirm.changeButton'),
  }
}
