import type { TFunction } from 'i18next'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from '../../../../i18n/useTranslation'
import type { PlanDuration } from '../../ways/WaysContext'
import type { Prices } from '../prices/usePrices'
import type { PlanProduct } from '../rules/PlanProduct'
import classes from './PlanFace.module.css'
import { PlanIcon } from './PlanIcon'

/** Features that we have words for, by the last part of their translation keys [A3.3-8 … A3.3-10]. */
const known = {
  NEWS: 'accountPlans.feature.news',
  ONE_CLOUD_DEVICE: 'accountPlans.feature.oneDevice',
  SIX_CLOUD_DEVICES: 'accountPlans.feature.sixDevices',
  AUTO_SYNC: 'accountPlans.feature.autoSync',
  REMOTE_CONNECTION: 'accountPlans.feature.remote',
  STREAMING: 'accountPlans.feature.streaming',
  CD: 'accountPlans.feature.cd',
  VOICE: 'accountPlans.feature.voice',
  BLUETOOTH: 'accountPlans.feature.bluetooth',
  ALL_OF_VIRTUOSO: 'accountPlans.feature.allOfVirtuoso',
  HIRES_STORE: 'accountPlans.feature.hiresStore',
  INPUTS: 'accountPlans.feature.inputs',
  METADATA: 'accountPlans.feature.metadata',
} as const

const isKnown = (key: string): key is keyof typeof known => Object.hasOwn(known, key)

/** A key as words: `PRODUCT_FEATURES.MULTI_ROOM` becomes “Multi room”; what is no key stays as it is. */
const inWords = (feature: string, last: string) => {
  if (!/^[\w.-]+$/.test(feature)) return feature
  const words = last
    .replace(/^FEATURE_/i, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A feature of a product to read [A3.3-2]: our words for it, else the key made readable. */
export const featureText = (t: TFunction, feature: string): string => {
  const last = feature.trim().split('.').at(-1) ?? ''
  return isKnown(last) ? t(known[last]) : inWords(feature.trim(), last)
}

interface Props {
  product: PlanProduct
  duration: PlanDuration
  prices: Prices
  /** Days of the trial that is spoken of; none without. */
  trialDays?: number | undefined
  /** Id of the name. */
  nameId: string
}

/** What a plan is called, costs and holds [A2.4-13 A2.5-10]. */
export const PlanFace = ({ product, duration, prices, trialDays, nameId }: Props) => {
  const { t } = useTranslation()
  const price = product.prices[duration]
  const text = price && prices.text(price)
  const period = t(`accountPlans.period.${duration}`)
  return (
    <div className={classes.face}>
      <div className={classes.head}>
        <span className={classes.icon}>
          <PlanIcon code={product.code} />
        </span>
        <h2 className={classes.name} id={nameId}>
          {product.name}
        </h2>
      </div>
      {product.code === 'free' ? (
        <p className={classes.price}>
          <strong>{t('accountPlans.free')}</strong>
        </p>
      ) : text === undefined ? null : (
        <p className={classes.price}>
          <strong>{text}</strong> <span>{period}</span>
        </p>
      )}
      {trialDays === undefined ? null : (
        <p className={classes.trial}>
          {t('accountPlans.trial', { count: trialDays })}
          {text === undefined ? null : <span>{t('accountPlans.afterTrial', { price: text, period })}</span>}
        </p>
      )}
      {product.features.length === 0 ? null : (
        <ul className={classes.features} aria-label={t('accountPlans.features', { plan: product.name })}>
          {product.features.map((feature) => (
            <li key={feature}>
              <IconCheck size={18} stroke={1.75} aria-hidden />
              <span>{featureText(t, feature)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
