import { Anchor, Button } from '@mantine/core'
import { useState, type ComponentType } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation'
import { useBuiltForm } from '../../../../renderer'
import { PrivacyLink } from '../../../../ui/brand/PrivacyLink'
import { PanelModal } from '../../../../ui/modal/PanelModal'
import { WayLink } from '../../ways/WayLink'
import { AlreadyLoggedIn } from '../AlreadyLoggedIn'
import { AccountForm } from '../page/AccountForm'
import classes from '../page/links.module.css'
import { Stage } from '../page/Stage'
import { SocialButtons } from '../social/SocialButtons'
import { buildSignupForm, checkSignup, toSignup } from './signupForm'
import type { Signup } from './useSignup'

interface Props {
  signup: Signup
  /** The terms and conditions. */
  Terms: ComponentType
  /** A sign-up of one page has no steps to count. */
  hasSteps: boolean
}

/** The form of a sign-up, with the terms in a modal, social buttons and a way to log in [A2.4-8 to A2.4-12]. */
export function AccountStep({ signup, Terms, hasSteps }: Props) {
  const { t } = useTranslation()
  const form = useBuiltForm(buildSignupForm(t))
  const [isReading, setReading] = useState(false)
  return (
    <Stage
      heading={t('accountAuth.signup.heading')}
      text={t('accountAuth.signup.text')}
      above={hasSteps ? <p className={classes.step}>{t('accountAuth.signup.step', { step: 1 })}</p> : null}
    >
      {signup.already ? (
        <AlreadyLoggedIn user={signup.already} />
      ) : (
        <>
          <p className={classes.line}>
            {t('accountAuth.signup.have')} <WayLink to="login">{t('accountAuth.signup.login')}</WayLink>
          </p>
          <AccountForm
            form={form}
            submit={t('accountAuth.signup.submit')}
            busy={t('accountAuth.signup.busy')}
            isBusy={signup.isCreating}
            check={checkSignup(t)}
            onSubmit={(values) => signup.submit(toSignup(values))}
          >
            <Anchor
              component="button"
              type="button"
              className={classes.small ?? ''}
              onClick={() => setReading(true)}
            >
              {t('accountAuth.signup.readTerms')}
            </Anchor>
            <PrivacyLink />
          </AccountForm>
          <SocialButtons />
          {hasSteps ? (
            <p className={classes.line}>
              {t('accountAuth.signup.planLater')}{' '}
              <WayLink to="signup-old">{t('accountAuth.signup.onePage')}</WayLink>
            </p>
          ) : null}
        </>
      )}
      {isReading ? (
        <PanelModal
          isTop
          size="md"
          title={t('accountAuth.signup.termsTitle')}
          onClose={() => setReading(false)}
          buttons={<Button onClick={() => setReading(false)}>{t('action.close')}</Button>}
        >
          <Terms />
        </PanelModal>
      ) : null}
    </Stage>
  )
}
