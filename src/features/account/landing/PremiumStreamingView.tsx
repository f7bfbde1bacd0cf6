import { IconCheck, IconMusicOff, IconWaveSine } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import type { BrandCloud } from '../../../../schemas/generated/types'
import { readCloudConfig } from '../../../cloud/readCloudConfig'
import { useBrand } from '../../../ui/brand/BrandContext'
import { ErrorState, WaitingLines } from '../../../ui/states'
import { heldPlan } from '../plans/planRules'
import { useSession } from '../session/createSession'
import { usePlace, AccountLink, EmptyWithLink } from '../links/NavigationLinksContext'
import classes from './PremiumStreamingView.module.css'
import { useCheapestPrice } from './LandingView'

type Service = NonNullable<BrandCloud['streaming']>[number]

/**
 * What a premium streaming service is on the player, and the way to it [A2.4-24 to A2.4-28]; the services are
 * the brand's.
 */
export function PremiumStreamingView() {
  const { t } = useTranslation()
  const brand = useBrand()
  const { serviceName } = usePlace().params
  const service = readCloudConfig(brand).config?.streaming?.find(({ name }) => name === serviceName)
  if (service) return <OfService service={service} />
  return (
    <EmptyWithLink
      icon={IconMusicOff}
      title={t('accountLanding.premium.unknown')}
      to="browse"
      link={t('accountLanding.premium.browse')}
    >
      {t('accountLanding.premium.unknownText')}
    </EmptyWithLink>
  )
}

const OfService = ({ service }: { service: Service }) => {
  const { t } = useTranslation()
  const { title, icon } = service
  return (
    <article className={classes.premium}>
      <header className={classes.header}>
        <div className={classes.icon}>
          {icon === undefined ? (
            <IconWaveSine size={48} stroke={1.25} aria-hidden />
          ) : (
            <img src={icon} alt="" width={64} height={64} />
          )}
        </div>
        <h1>{t('accountLanding.premium.heading', { service: title })}</h1>
        <p>{t('accountLanding.premium.text', { service: title })}</p>
      </header>
      <ul className={classes.list}>
        {(['quality', 'library', 'queue'] as const).map((one) => (
          <li key={one}>
            <IconCheck size={20} stroke={2} aria-hidden />
            {t(`accountLanding.premium.${one}`, { service: title })}
          </li>
        ))}
      </ul>
      <Offer service={service} />
    </article>
  )
}

const Box = ({ text, children }: { text: ReactNode; children: ReactNode }) => (
  <section className={classes.offer}>
    <div>{text}</div>
    <div className={classes.buttons}>{children}</div>
  </section>
)

/** By who is here: sign in or upgrade, upgrade, or connect [A2.4-26 A2.4-27 A2.4-28 A6-5]. */
const Offer = ({ service: { title, settings } }: { service: Service }) => {
  const { t } = useTranslation()
  const session = useSession()
  const { productName } = useBrand()
  const price = useCheapestPrice()
  if (session.phase === 'unknown' || session.phase === 'loading')
    return <WaitingLines height={96} count={1} />
  if (session.phase === 'failed')
    return (
      <ErrorState title={t('accountLanding.premium.planFailed')} onRetry={session.retry}>
        {t('accountLanding.premium.planFailedText')}
      </ErrorState>
    )
  if (session.phase === 'ready' && !heldPlan(session.record).isFree)
    return (
      <Box
        text={
          <>
            <h2>{t('accountLanding.premium.connect', { service: title, product: productName })}</h2>
            <p>{t('accountLanding.premium.connectText', { service: title })}</p>
          </>
        }
      >
        <AccountLink
          to={settings === undefined ? 'settings' : { screen: 'plugin', page: settings }}
          button="filled"
        >
          {t('accountLanding.premium.login', { service: title })}
        </AccountLink>
      </Box>
    )
  const isLoggedIn = session.phase === 'ready'
  return (
    <Box text={<p>{t('accountLanding.premium.available', { service: title })}</p>}>
      <AccountLink to={isLoggedIn ? 'plans' : 'access'} button="filled">
        {t('accountLanding.premium.upgrade', { price })}
      </AccountLink>
      {isLoggedIn ? null : (
        <AccountLink to="login" button="default">
          {t('accountLanding.premium.signIn')}
        </AccountLink>
      )}
    </Box>
  )
}
