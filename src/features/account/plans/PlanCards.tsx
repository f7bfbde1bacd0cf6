import { IconMusic, IconStar, IconStars, IconCheck, IconReceiptOff } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useId, type ReactNode } from 'react'
import { Skeleton, VisuallyHidden, SegmentedControl } from '@mantine/core'
import { useTranslation } from '../../../i18n/TranslationProvider'
import type { PlanDuration } from '../links/NavigationLinksContext'
import type { Prices, Catalogue } from './useProducts'
import type { PlanProduct, ChosenDuration } from './planRules'
import classes from './cards/PlanFace.module.css'
import planCardClasses from './cards/PlanCard.module.css'
import { useDelayed, EmptyState, ErrorState } from '../../../ui/states'
import waitingCardsClasses from './cards/WaitingCards.module.css'

const icons = { free: IconMusic, virtuoso: IconStar, superstar: IconStars } as const

const isKnown = (code: string): code is keyof typeof icons => Object.hasOwn(icons, code)

/** The sign of a plan, decorative. */
export const PlanIcon = ({ code, size = 28 }: { code: string; size?: number }) => {
  const Icon = isKnown(code) ? icons[code] : IconStar
  return <Icon size={size} stroke={1.25} aria-hidden />
}

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

const isKnownPlan = (key: string): key is keyof typeof known => Object.hasOwn(known, key)

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
  return isKnownPlan(last) ? t(known[last]) : inWords(feature.trim(), last)
}

interface PlanFaceProps {
  product: PlanProduct
  duration: PlanDuration
  prices: Prices
  /** Days of the trial that is spoken of; none without. */
  trialDays?: number | undefined
  /** Id of the name. */
  nameId: string
}

/** What a plan is called, costs and holds [A2.4-13 A2.5-10]. */
export const PlanFace = ({ product, duration, prices, trialDays, nameId }: PlanFaceProps) => {
  const { t } = useTranslation()
  const price = product.prices[duration]
  const text = price && prices.text(price)
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
          <strong>{text}</strong> <span>{t(`accountPlans.period.${duration}`)}</span>
        </p>
      )}
      {trialDays === undefined ? null : (
        <p className={classes.trial}>
          {t('accountPlans.trial', { count: trialDays })}
          {text === undefined ? null : (
            <span>{t(`accountPlans.afterTrial.${duration}`, { price: text })}</span>
          )}
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

interface PlanCardProps {
  product: PlanProduct
  duration: PlanDuration
  prices: Prices
  trialDays?: number | undefined
  /** It is the plan that the user has. */
  isCurrent?: boolean
  /** It is the one that we would take. */
  isRecommended?: boolean
  /** What can be done with it, at the foot. */
  children?: ReactNode
}

/** A plan as a card [A2.5-10]; what can be done with it is whoever draws it's. */
export const PlanCard = (props: PlanCardProps) => {
  const { t } = useTranslation()
  const { isCurrent = false, isRecommended = false, children, ...face } = props
  const id = useId()
  return (
    <article
      className={planCardClasses.card}
      aria-labelledby={id}
      data-current={isCurrent || undefined}
      data-recommended={isRecommended || undefined}
    >
      <PlanFace {...face} nameId={id} />
      <div className={planCardClasses.foot}>
        {isCurrent ? <p className={planCardClasses.current}>{t('accountPlans.currentPlan')}</p> : children}
      </div>
    </article>
  )
}

/** The shape of cards that are on their way, shown only after 150 ms. */
export const WaitingCards = ({ count }: { count: number }) => {
  const { t } = useTranslation()
  const isLong = useDelayed(true, 150)
  return (
    <div className={waitingCardsClasses.waiting} role="status">
      <VisuallyHidden>{t('accountPlans.waiting')}</VisuallyHidden>
      {Array.from({ length: count }, (_, card) => (
        <Skeleton
          key={card}
          className={waitingCardsClasses.card}
          radius="lg"
          data-shown={isLong || undefined}
        />
      ))}
    </div>
  )
}

interface DurationSwitchProps {
  value: ChosenDuration
  onChange: (duration: ChosenDuration) => void
}

const durations = ['monthly', 'yearly'] as const

/** Monthly or yearly [A2.4-46]. */
export const DurationSwitch = ({ value, onChange }: DurationSwitchProps) => {
  const { t } = useTranslation()
  return (
    <SegmentedControl<ChosenDuration>
      aria-label={t('accountPlans.duration.label')}
      value={value}
      onChange={onChange}
      data={durations.map((duration) => ({
        value: duration,
        label: t(`accountPlans.duration.${duration}`),
      }))}
    />
  )
}

interface CatalogueStateProps {
  catalogue: Catalogue
  /** How many cards are expected. */
  count?: number
  children: (products: readonly PlanProduct[]) => ReactNode
}

/**
 * What is drawn of products while they are awaited, where they did not come and where there are none; else
 * the children [A3.3].
 */
export const CatalogueState = ({ catalogue, count = 3, children }: CatalogueStateProps) => {
  const { t } = useTranslation()
  if (catalogue.phase === 'waiting') return <WaitingCards count={count} />
  if (catalogue.phase === 'failed') {
    return (
      <ErrorState title={t('accountPlans.failed.title')} onRetry={catalogue.retry}>
        {t('accountPlans.failed.text')}
      </ErrorState>
    )
  }
  if (catalogue.products.length === 0) {
    return (
      <EmptyState icon={IconReceiptOff} title={t('accountPlans.empty.title')}>
        {t('accountPlans.empty.text')}
      </EmptyState>
    )
  }
  return children(catalogue.products)
}
