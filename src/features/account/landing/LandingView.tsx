import { Button, Anchor } from '@mantine/core'
import {
  IconCloudUp,
  IconDeviceMobile,
  IconDisc,
  IconDownload,
  IconPlug,
  IconPlugConnected,
  IconTelescope,
  type Icon,
} from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { cheapestPrice, useProducts } from '../plans'
import { Stage } from '../auth/page/Stage'
import { InsteadOfPaying, PlanGrid, useCheckout, usePlanChoices } from '../checkout'
import { showsTrial, planCardState, trialOf } from '../plans/planRules'
import { useSession } from '../session/createSession'
import { AccountLink, usePlace } from '../links/NavigationLinksContext'
import classes from './LandingView.module.css'
import { readCloudConfig } from '../../../cloud/readCloudConfig'
import { useBrand } from '../../../ui/brand/BrandContext'
import welcomeViewClasses from './WelcomeView.module.css'

/** The least that a plan costs, as a number to read [A9-6 A2.4-20]. */
export const useCheapestPrice = (): string => {
  const { i18n } = useTranslation()
  const catalogue = useProducts()
  const price = cheapestPrice(catalogue.phase === 'ready' ? catalogue.products : undefined)
  const digits = Number.isInteger(price) ? 0 : 2
  return new Intl.NumberFormat(i18n.language.replace('_', '-'), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(price)
}

/**
 * The plans for who comes from outside [A2.4-20 to A2.4-23]: what the cheapest costs, the way to the account,
 * and buying at once.
 */
export function LandingView() {
  const { t } = useTranslation()
  const session = useSession()
  const price = useCheapestPrice()
  const choices = usePlanChoices()
  const { pay, isBusy, window: checkout } = useCheckout('landing')
  const { product, duration, coupon } = choices.choice
  const record = session.phase === 'ready' ? session.record : undefined
  const trial = product?.prices[duration] && trialOf(record, product.prices[duration])
  const state = product && planCardState({ record, product, duration, mode: 'subscribe' })
  return (
    <div className={classes.landing}>
      <Stage heading={t('accountLanding.upsell.heading')} text={t('accountLanding.upsell.text', { price })}>
        <AccountLink to={'user' in session ? 'plans' : 'signup'} button="filled">
          {t('accountLanding.upsell.toAccount')}
        </AccountLink>
        <AccountLink to="settings" button="default">
          {t('accountLanding.upsell.settings')}
        </AccountLink>
      </Stage>
      <PlanGrid choices={choices} isLanding />
      {state ? (
        <div className={classes.buy}>
          {state.kind === 'checkout' ? (
            <Button
              disabled={isBusy}
              aria-busy={isBusy}
              onClick={() => pay({ ...choices.choice, ...('user' in session && { user: session.user }) })}
            >
              {showsTrial(coupon, trial) ? t('accountLanding.upsell.try') : t('accountLanding.upsell.buy')}
            </Button>
          ) : (
            <InsteadOfPaying state={state} code={product.code} duration={duration} />
          )}
        </div>
      ) : null}
      {checkout}
    </div>
  )
}

const steps = [
  ['install', IconDownload],
  ['connect', IconPlug],
  ['control', IconDeviceMobile],
] as const satisfies [string, Icon][]

const features = [
  ['integrations', IconPlugConnected],
  ['discovery', IconTelescope],
  ['backup', IconCloudUp],
  ['cd', IconDisc],
] as const satisfies [string, Icon][]

/**
 * Where a friend's link leads [A2.4-17 A2.4-18 A2.4-19]; who sent it stays in the address to the sign-up
 * [A9-13].
 */
export function WelcomeView() {
  const { t } = useTranslation()
  const brand = useBrand()
  const { query } = usePlace()
  const install = readCloudConfig(brand).config?.links?.['install'] ?? brand.links['help']
  return (
    <div className={welcomeViewClasses.welcome}>
      <Stage
        heading={t('accountLanding.welcome.heading')}
        text={t('accountLanding.welcome.text', { product: brand.productName })}
      >
        <AccountLink to={{ screen: 'signup', query: query.toString() }} button="filled">
          {t('accountLanding.welcome.create')}
        </AccountLink>
        <p className={welcomeViewClasses.free}>{t('accountLanding.welcome.free')}</p>
      </Stage>
      <section>
        <h2 className={welcomeViewClasses.heading}>{t('accountLanding.welcome.what')}</h2>
        <ol className={welcomeViewClasses.steps}>
          {steps.map(([step, Sign]) => (
            <li key={step}>
              <Sign size={28} stroke={1.5} className={welcomeViewClasses.sign} aria-hidden />
              <h3>{t(`accountLanding.welcome.${step}`)}</h3>
              <p>{t(`accountLanding.welcome.${step}Text`)}</p>
              {step === 'install' && install !== undefined ? (
                <Anchor
                  href={install}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={welcomeViewClasses.more}
                >
                  {t('accountLanding.welcome.moreInfo')}
                </Anchor>
              ) : null}
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2 className={welcomeViewClasses.heading}>{t('accountLanding.welcome.featuresHeading')}</h2>
        <ul className={welcomeViewClasses.features}>
          {features.map(([feature, Sign]) => (
            <li key={feature}>
              <Sign size={24} stroke={1.5} className={welcomeViewClasses.sign} aria-hidden />
              <div>
                <h3>{t(`accountLanding.welcome.${feature}`)}</h3>
                <p>{t(`accountLanding.welcome.${feature}Text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
