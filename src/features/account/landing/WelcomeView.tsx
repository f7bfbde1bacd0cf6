import { Anchor } from '@mantine/core'
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
import { useTranslation } from '../../../i18n/useTranslation'
import { readCloudConfig } from '../../../cloud/readCloudConfig'
import { useBrand } from '../../../ui/brand/useBrand'
import { Stage } from '../auth/page/Stage'
import { usePlace } from '../ways/PlaceContext'
import { WayLink } from '../ways/WayLink'
import classes from './WelcomeView.module.css'

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

/** Where a friend's link leads [A2.4-17 A2.4-18 A2.4-19]; who sent it stays in the address to the sign-up [A9-13]. */
export function WelcomeView() {
  const { t } = useTranslation()
  const brand = useBrand()
  const { query } = usePlace()
  const install = readCloudConfig(brand).config?.links?.['install'] ?? brand.links['help']
  return (
    <div className={classes.welcome}>
      <Stage
        heading={t('accountLanding.welcome.heading')}
        text={t('accountLanding.welcome.text', { product: brand.productName })}
      >
        <WayLink to={{ screen: 'signup', query: query.toString() }} button="filled">
          {t('accountLanding.welcome.create')}
        </WayLink>
        <p className={classes.free}>{t('accountLanding.welcome.free')}</p>
      </Stage>
      <section>
        <h2 className={classes.heading}>{t('accountLanding.welcome.what')}</h2>
        <ol className={classes.steps}>
          {steps.map(([step, Sign]) => (
            <li key={step}>
              <Sign size={28} stroke={1.5} className={classes.sign} aria-hidden />
              <h3>{t(`accountLanding.welcome.${step}`)}</h3>
              <p>{t(`accountLanding.welcome.${step}Text`)}</p>
              {step === 'install' && install !== undefined ? (
                <Anchor href={install} target="_blank" rel="noopener noreferrer" className={classes.more}>
                  {t('accountLanding.welcome.moreInfo')}
                </Anchor>
              ) : null}
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2 className={classes.heading}>{t('accountLanding.welcome.featuresHeading')}</h2>
        <ul className={classes.features}>
          {features.map(([feature, Sign]) => (
            <li key={feature}>
              <Sign size={24} stroke={1.5} className={classes.sign} aria-hidden />
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
