import type { TFunction } from 'i18next'
import type { SubscriptionCommand } from '../../../../machines/subscription.machine'
import type { ConfirmWords } from '../../../ui/dialogs/Dialogs'

const durationOf = (duration: string) =>
  duration === 'yearly' || duration === 'lifetime' ? duration : 'monthly'

/** What is asked before a plan is changed or cancelled [A4.8-2 A4.9-2]. */
export const questionText = (t: TFunction, command: SubscriptionCommand): ConfirmWords => {
  if (command.kind !== 'change') {
    const plan = 'held' in command ? command.held.plan.toUpperCase() : ''
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
      from: named(command.held.plan, command.held.duration),
      to: named(command.plan.name, command.plan.duration),
    }),
    confirmLabel: t('accountCheckout.confirm.changeButton'),
  }
}
