import type { TFunction } from 'i18next'
import type { ProblemCode, SubscriptionProblem } from '../../../../machines/subscription.machine'
import type { DialogWords } from '../../../ui/dialogs/Dialogs'
import type { CheckoutVariant } from '../plans/rules/offerOf'

/** Somebody has just signed up: they are told that the account is there all the same [A5-15 A5-16 A8-14]. */
const afterSignUp = {
  noProductId: 'accountCheckout.problem.noProductIdSignup',
  noUser: 'accountCheckout.problem.noUserSignup',
} as const

/** What somebody wanted when something went wrong. */
export type Aim = 'pay' | 'change' | 'cancel'

interface Circumstances {
  aim: Aim
  variant: CheckoutVariant
  /** It may have been done all the same. */
  isUncertain?: boolean
}

const messageOf = (
  t: TFunction,
  { code, message }: SubscriptionProblem,
  { variant, isUncertain }: Circumstances,
): string => {
  if (isUncertain && code !== 'timeout' && code !== 'unreachable')
    return t('accountCheckout.problem.uncertain')
  if (code === 'told') return message ?? t('accountCheckout.problem.paymentFailed')
  if (code === 'paymentFailed') {
    return `${t('accountCheckout.problem.paymentFailed')}. ${t('accountCheckout.problem.paymentFailedHint')}`
  }
  if (variant === 'signup' && (code === 'noProductId' || code === 'noUser')) return t(afterSignUp[code])
  return t(`accountCheckout.problem.${code}`)
}

/** Problems after which nothing was paid for certain. */
const harmless: readonly ProblemCode[] = [
  'noProductId',
  'noUser',
  'noAddress',
  'noPlanSelected',
  'hasPlan',
  'lifetime',
  'scriptFailed',
  'scriptAborted',
  'notSent',
]

const titleOf = (
  t: TFunction,
  { code }: SubscriptionProblem,
  { aim, isUncertain }: Circumstances,
): string => {
  if (isUncertain) return t('accountCheckout.problem.title.uncertain')
  if (aim !== 'pay') return t(`accountCheckout.problem.title.${aim}`)
  if (code === 'notCompleted') return t('accountCheckout.problem.title.notCompleted')
  return t(`accountCheckout.problem.title.${harmless.includes(code) ? 'refused' : 'failed'}`)
}

/** What is said of a problem, in our modal instead of an alert [A8-13 … A8-21]. */
export const problemText = (
  t: TFunction,
  problem: SubscriptionProblem,
  circumstances: Circumstances,
): DialogWords => ({
  title: titleOf(t, problem, circumstances),
  message: messageOf(t, problem, circumstances),
})
