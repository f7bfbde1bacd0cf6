import { useCallback, useEffect, useRef, useState } from 'react'
import { Button, Text } from '@mantine/core'
import { type SocialProvider, type CloudAuth, CloudProblem } from '../../../../cloud/ports/CloudAuth'
import type { Brand } from '../../../../../schemas/generated/types'
import { listNames } from '../../../../i18n/writing'
import { useTranslation } from '../../../../i18n/TranslationProvider'
import { useCloud } from '../../session/createSession'
import { useNavigationLinks } from '../../links/NavigationLinksContext'
import { useTellProblem } from '../page/AccountForm'
import { PanelModal } from '../../../../ui/modal/PanelModals'
import classes from './SocialButtons.module.css'
import { useBrand } from '../../../../ui/brand/BrandContext'

/** The providers' own signs; theirs is the colour, too, where there is one. */
const signs = {
  google: (
    <>
      <path
        fill="#4285f4"
        d="M22.5 12.2c0-.8-.1-1.5-.2-2.2H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2-2 3.2-4.8 3.2-8.2z"
      />
      <path
        fill="#34a853"
        d="M12 23c3 0 5.5-1 7.3-2.6l-3.6-2.8c-1 .7-2.2 1.1-3.7 1.1-2.9 0-5.3-1.9-6.2-4.5H2.1v2.8A11 11 0 0 0 12 23z"
      />
      <path fill="#fbbc05" d="M5.8 14.2a6.6 6.6 0 0 1 0-4.3V7.1H2.1a11 11 0 0 0 0 9.9z" />
      <path
        fill="#ea4335"
        d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.1A11 11 0 0 0 2.1 7.1l3.7 2.8C6.7 7.3 9.1 5.4 12 5.4z"
      />
    </>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="11" fill="#0866ff" />
      <path
        fill="#fff"
        d="M15.9 15.2l.5-3.2h-3.1v-2c0-.9.4-1.7 1.8-1.7h1.4V5.6s-1.3-.2-2.5-.2c-2.5 0-4.2 1.5-4.2 4.3V12H7v3.2h2.8v7.6a11 11 0 0 0 3.5 0v-7.6z"
      />
    </>
  ),
  github: (
    <path
      fill="currentColor"
      d="M12 1a11 11 0 0 0-3.5 21.4c.6.1.8-.2.8-.5v-2c-3.1.7-3.7-1.3-3.7-1.3-.5-1.3-1.2-1.7-1.2-1.7-1-.7.1-.7.1-.7 1.1.1 1.7 1.2 1.7 1.2 1 1.7 2.6 1.2 3.2.9.1-.7.4-1.2.7-1.5-2.4-.3-5-1.2-5-5.4 0-1.2.4-2.2 1.1-3-.1-.2-.5-1.4.1-2.9 0 0 1-.3 3 1.1a10.5 10.5 0 0 1 5.5 0c2-1.4 3-1.1 3-1.1.6 1.5.2 2.7.1 2.9.7.8 1.1 1.8 1.1 3 0 4.2-2.6 5.1-5 5.4.4.3.8 1 .8 2v3c0 .3.2.6.8.5A11 11 0 0 0 12 1z"
    />
  ),
} satisfies Record<SocialProvider, unknown>

/** The sign of a social provider, 20 px; its name stands beside it. */
const SocialSign = ({ provider }: { provider: SocialProvider }) => (
  <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden>
    {signs[provider]}
  </svg>
)

/**
 * Whether social log-in is allowed at an address [A5-8 A6-10]: on localhost and the cloud host only, because
 * the providers lead back to no other. That another rule of the specification always says no is left out: it
 * would hide what is meant to be shown.
 */
export const isSocialLoginAllowed = (
  hostname: string,
  { production, development }: Brand['cloudHosts'],
): boolean => {
  const host = hostname.toLowerCase()
  return ['localhost', production.toLowerCase(), development.toLowerCase()].includes(host)
}

/** The three social identity providers, in the order of their buttons. */
const socialProviders = ['google', 'facebook', 'github'] as const satisfies readonly SocialProvider[]

/** How somebody can log in to the account that their address has already. */
interface OtherLogins {
  /** Undefined where the provider did not tell it. */
  email: string | undefined
  providers: readonly SocialProvider[]
  hasPassword: boolean
  /** False where the cloud keeps it to itself: then all ways are named. */
  isKnown: boolean
}

/**
 * The ways to log in to the account whose address came back with another provider [A4.2-3 A8-8]: those that
 * the cloud knows for the e-mail, or all of them where it keeps that private or cannot be asked. Undefined
 * for every other failure.
 */
export const otherLogins = async (
  error: unknown,
  auth: Pick<CloudAuth, 'providersFor'>,
): Promise<OtherLogins | undefined> => {
  if (!(error instanceof CloudProblem) || error.code !== 'auth/account-exists-with-different-credential')
    return undefined
  const { email } = error
  const known = await askFor(email, auth)
  const providers = socialProviders.filter((one) => known.some((name) => name.replace('.com', '') === one))
  const hasPassword = known.includes('password')
  if (providers.length === 0 && !hasPassword)
    return { email, providers: socialProviders, hasPassword: true, isKnown: false }
  return { email, providers, hasPassword, isKnown: true }
}

const askFor = async (email: string | undefined, auth: Pick<CloudAuth, 'providersFor'>) => {
  if (email === undefined) return []
  try {
    return await auth.providersFor(email)
  } catch {
    return []
  }
}

/** Logging in with a social provider, which leads away from the page and back to it. */
interface SocialLogin {
  /** Where the page is being left for. */
  leavingFor: SocialProvider | undefined
  begin: (provider: SocialProvider) => void
  /** How else to log in; undefined unless the address has an account with another way. */
  other: OtherLogins | undefined
  dismissOther: () => void
}

/**
 * Social log-in, and what became of one that led back here: who is logged in goes to the profile, a failure
 * is said in the error modal where the specification has an alert [A8-29].
 */
const useSocialLogin = (): SocialLogin => {
  const { t } = useTranslation()
  const { auth } = useCloud()
  const links = useNavigationLinks()
  const tell = useTellProblem()
  const [leavingFor, setLeavingFor] = useState<SocialProvider>()
  const [other, setOther] = useState<OtherLogins>()

  const fail = useCallback(
    async (title: string, error: unknown) => {
      const found = await otherLogins(error, auth)
      if (found) setOther(found)
      else await tell(title, error)
    },
    [auth, tell],
  )

  const hasAsked = useRef(false)
  useEffect(() => {
    if (hasAsked.current) return
    hasAsked.current = true
    auth.redirectOutcome().then(
      (user) => {
        if (user) links.go('profile', { replace: true })
      },
      (error: unknown) => void fail(t('accountAuth.failed.socialBack'), error),
    )
  }, [auth, fail, t, links])

  const begin = (provider: SocialProvider) => {
    setOther(undefined)
    setLeavingFor(provider)
    auth.signInWithProvider(provider).catch((error: unknown) => {
      setLeavingFor(undefined)
      void fail(t('accountAuth.failed.social', { provider: t(`accountAuth.provider.${provider}`) }), error)
    })
  }
  return { leavingFor, begin, other, dismissOther: () => setOther(undefined) }
}

interface Props {
  logins: OtherLogins
  onProvider: (provider: SocialProvider) => void
  onClose: () => void
}

/** The address has an account with another way to log in: that way is one press away [A4.2-3 A8-8]. */
const OtherLoginModal = ({
  logins: { email, providers, hasPassword, isKnown },
  onProvider,
  onClose,
}: Props) => {
  const { t, i18n } = useTranslation()
  const links = useNavigationLinks()
  const names = [...providers, ...(hasPassword ? (['password'] as const) : [])].map((one) =>
    t(`accountAuth.provider.${one}`),
  )
  const provider = listNames(i18n.language, names)
  const words =
    email === undefined
      ? t('accountAuth.otherWay.nameless')
      : isKnown
        ? t('accountAuth.otherWay.known', { email, provider })
        : t('accountAuth.otherWay.unknown', { email })
  return (
    <PanelModal
      isTop
      title={t('accountAuth.otherWay.title')}
      onClose={onClose}
      buttons={
        <Button variant="default" onClick={onClose}>
          {t('action.cancel')}
        </Button>
      }
    >
      <Text>{words}</Text>
      <div className={classes.logins}>
        {providers.map((provider) => (
          <Button
            key={provider}
            variant="default"
            fullWidth
            leftSection={<SocialSign provider={provider} />}
            onClick={() => onProvider(provider)}
          >
            {t(`accountAuth.social.${provider}`)}
          </Button>
        ))}
        {hasPassword ? (
          <Button
            fullWidth
            onClick={() => {
              onClose()
              links.go('login')
            }}
          >
            {t('accountAuth.otherWay.password')}
          </Button>
        ) : null}
      </div>
    </PanelModal>
  )
}

/** What they call themselves, for buttons that stand in a row. */
const names: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  github: 'GitHub',
}

/**
 * The buttons of the three social providers, where they are allowed [A2.4-5 A2.4-8 A6-10]; nothing elsewhere.
 */
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
      {other ? <OtherLoginModal logins={other} onProvider={begin} onClose={dismissOther} /> : null}
    </div>
  )
}
