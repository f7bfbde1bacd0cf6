import { Button } from '@mantine/core'
import { useEffect, useRef, type ComponentType } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation'
import { Notice } from '../../../../ui/Notice'
import { PlanGrid, useCheckout, usePlanChoices } from '../../checkout'
import { useWays } from '../../ways/WaysContext'
import links from '../page/links.module.css'
import classes from './PlanStep.module.css'
import { type Signup, useSignup } from './useSignup'
import { AccountStep } from './AccountStep'

/** Step 2: a plan to pay for, or none [A2.4-13 A4.2-4]. What the checkout leads to and tells is its own. */
function PlanStep({ signup: { user, isMailMissing } }: { signup: Signup }) {
  const { t } = useTranslation()
  const ways = useWays()
  const choices = usePlanChoices()
  const { pay, isBusy, window: checkout } = useCheckout('signup')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section className={classes.step} aria-labelledby="signup-plan">
      <header className={classes.words}>
        <p className={links.step}>{t('accountAuth.signup.step', { step: 2 })}</p>
        <h1 id="signup-plan" className={classes.heading} ref={heading} tabIndex={-1}>
          {t('accountAuth.plan.heading')}
        </h1>
        <p className={classes.text}>{t('accountAuth.plan.text')}</p>
      </header>
      {isMailMissing ? <Notice kind="warning">{t('accountAuth.signup.mailMissing')}</Notice> : null}
      <PlanGrid choices={choices} />
      <div className={classes.buttons}>
        <Button variant="subtle" color="gray" disabled={isBusy} onClick={() => ways.go('playback')}>
          {t('accountAuth.plan.decline')}
        </Button>
        <Button
          disabled={isBusy || choices.choice.product === undefined}
          aria-busy={isBusy}
          onClick={() => pay({ ...choices.choice, user })}
        >
          {t('accountAuth.plan.finish')}
        </Button>
      </div>
      {checkout}
    </section>
  )
}

interface Props {
  /** The terms and conditions. */
  Terms: ComponentType
}

/** Signing up in two steps: the account, then a plan [A2.4-12 to A2.4-16]. */
export function SignupView({ Terms }: Props) {
  const signup = useSignup()
  return signup.step === 1 ? (
    <AccountStep signup={signup} Terms={Terms} hasSteps />
  ) : (
    <PlanStep signup={signup} />
  )
}
