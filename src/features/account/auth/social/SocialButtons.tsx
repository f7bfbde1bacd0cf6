import { Button } from '@mantine/core'
import { useTranslation } from '../../../../i18n/useTranslation'
import type { SocialProvider } from '../../../../cloud/ports/CloudAuth'
import { useBrand } from '../../../../ui/brand/useBrand'
import { isSocialLoginAllowed } from './isSocialLoginAllowed'
import { OtherWayModal } from './OtherWayModal'
import { SocialSign } from './SocialSign'
import classes from './SocialButtons.module.css'
import { socialProviders } from './socialProviders'
import { useSocialLogin } from './useSocialLogin'

/** What they call themselves, for buttons that stand in a row. */
const names: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  github: 'GitHub',
}

/** The buttons of the three social providers, where they are allowed [A2.4-5 A2.4-8 A6-10]; nothing elsewhere. */
export const SocialButtons = () => {
  const { cloudHosts } = useBrand()
  return isSocialLoginAllowed(window.location.hostname, cloudHosts) ? <Buttons /> : null
}

const Buttons = () => {
  const { t } = useTranslation()
  const { leavingFor, begin, other, dismissOther } = useSocialLogin()
  return (
    <div className={classes.social}>
      <p className={classes.or}>
        <span>{t('accountAuth.or')}</span>
      </p>
      {socialProviders.map((provider) => (
        <Button
          key={provider}
          variant="default"
          fullWidth
          leftSection={<SocialSign provider={provider} />}
          disabled={leavingFor !== undefined}
          aria-busy={leavingFor === provider}
          onClick={() => begin(provider)}
        >
          <span className={classes.whole}>
            {leavingFor === provider ? t('accountAuth.social.leaving') : t(`accountAuth.social.${provider}`)}
          </span>
          <span className={classes.short} aria-hidden>
            {names[provider]}
          </span>
        </Button>
      ))}
      {other ? <OtherWayModal ways={other} onProvider={begin} onClose={dismissOther} /> : null}
    </div>
  )
}
