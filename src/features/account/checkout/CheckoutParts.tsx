import { IconShoppingCartOff, IconTicket } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Button, Title } from '@mantine/core'
import { useTranslation } from '../../../i18n/TranslationProvider'
import {
  BackLink,
  usePlace,
  AccountLink,
  type PlanDuration,
  EmptyWithLink,
} from '../links/NavigationLinksContext'
import { RecordGate, type PlanOwner } from '../plans/CurrentPlanCard'
import { CatalogueState } from '../plans/PlanCards'
import { useProducts } from '../plans/useProducts'
import type { PlanProduct, PlanCardState } from '../plans/planRules'
import type { ContentItem } from '../../../../schemas/generated/types'
import { BuiltFormView, useBuiltForm, useFormValue } from '../../../renderer'
import classes from './CouponField.module.css'
import checkoutPageClasses from './checkoutPage.module.css'

/** The way back to the plans [A2.4-49]. */
export const BackToPlans = () => {
  const { t } = useTranslation()
  return <BackLink to="plans">{t('accountCheckout.backToPlans')}</BackLink>
}

interface ChosenProductProps {
  children: (product: PlanProduct, duration: PlanDuration) => ReactNode
}

interface ChosenProductPageProps {
  title: string
  /** What is done with the product that the address names, by who is signed in. */
  children: (chosen: { owner: PlanOwner; product: PlanProduct; duration: PlanDuration }) => ReactNode
}

const isDuration = (name: string | undefined): name is PlanDuration =>
  name === 'monthly' || name === 'yearly' || name === 'lifetime'

/**
 * Draws what is about the product that the address names; says that none is chosen where it names none
 * [A2.4-51 A8-24].
 */
const ChosenProduct = ({ children }: ChosenProductProps) => {
  const { t } = useTranslation()
  const { plan, planDuration } = usePlace().params
  const catalogue = useProducts()
  return (
    <CatalogueState catalogue={catalogue} count={1}>
      {(products) => {
        const product = products.find(({ code }) => code === plan && code !== 'free')
        if (product && isDuration(planDuration)) return children(product, planDuration)
        return (
          <EmptyWithLink
            icon={IconShoppingCartOff}
            title={t('accountCheckout.noProduct.title')}
            to="plans"
            link={t('accountCheckout.noProduct.button')}
          >
            {t('accountCheckout.noProduct.text')}
          </EmptyWithLink>
        )
      }}
    </CatalogueState>
  )
}

/** A screen about the product that the address names, with the way back to the plans. */
export const ChosenProductPage = ({ title, children }: ChosenProductPageProps) => (
  <div className={checkoutPageClasses.page}>
    <BackToPlans />
    <Title order={1}>{title}</Title>
    <RecordGate>
      {(owner) => (
        <ChosenProduct>{(product, duration) => children({ owner, product, duration })}</ChosenProduct>
      )}
    </RecordGate>
  </div>
)

/** The one field for the code of a coupon. */
const buildCouponForm = (value: string, isBesideTrial: boolean, t: TFunction): ContentItem[] => [
  {
    id: 'coupon',
    element: 'input',
    type: 'text',
    label: t('accountCheckout.coupon.label'),
    description: t(isBesideTrial ? 'accountCheckout.coupon.hintBoth' : 'accountCheckout.coupon.hint'),
    value,
    attributes: [{ autocomplete: 'off' }],
  },
]

interface CouponFieldProps {
  value: string
  onChange: (coupon: string) => void
  /** On the landing page a coupon does not take the place of the trial [A5-18]. */
  isBesideTrial?: boolean
}

/**
 * Asks whether there is a coupon, and takes its code [A2.4-13]. The code itself is judged by the checkout
 * only [A5-19].
 */
export const CouponField = ({ value, onChange, isBesideTrial = false }: CouponFieldProps) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(value !== '')
  if (!isOpen) {
    return (
      <div>
        <Button
          className={classes.ask ?? ''}
          classNames={{ label: classes.label ?? '' }}
          variant="subtle"
          color="gray"
          leftSection={<IconTicket size={20} stroke={1.5} aria-hidden />}
          aria-expanded={false}
          onClick={() => setOpen(true)}
        >
          {t('accountCheckout.coupon.ask')}
        </Button>
      </div>
    )
  }
  return <OpenCouponField value={value} onChange={onChange} isBesideTrial={isBesideTrial} />
}

/** The field itself; it has the focus, because somebody has just pressed for it, unless it holds a code. */
function OpenCouponField({ value, onChange, isBesideTrial = false }: CouponFieldProps) {
  const { t } = useTranslation()
  const form = useBuiltForm(buildCouponForm(value, isBesideTrial, t))
  const typed = useFormValue(form, 'coupon')
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    if (typeof typed === 'string') tell(typed)
  }, [typed])
  return <BuiltFormView form={form} takesFocus={value === ''} />
}

interface InsteadOfPayingProps {
  state: PlanCardState
  /** Of the product. */
  code: string
  duration: PlanDuration
}

/**
 * What is said, and where it leads, where a plan is not to be paid for because of what somebody has already
 * [A4.4]; nothing where it is.
 */
export const InsteadOfPaying = ({ state, code, duration }: InsteadOfPayingProps) => {
  const { t } = useTranslation()
  return (
    <>
      {state.kind === 'current' ? (
        <>
          <p className={checkoutPageClasses.lead}>{t('accountCheckout.isCurrent')}</p>
          <AccountLink to="profile" button="filled">
            {t('accountPlans.card.toProfile')}
          </AccountLink>
        </>
      ) : null}
      {state.kind === 'change' && !state.isDisabled ? (
        <>
          <p className={checkoutPageClasses.lead}>{t('accountCheckout.change.text')}</p>
          <AccountLink to={{ screen: 'change-subscription', plan: code, duration }} button="filled">
            {t('accountPlans.action.change')}
          </AccountLink>
        </>
      ) : null}
      {state.kind === 'change' && state.isDisabled ? (
        <p className={checkoutPageClasses.lead}>{t('accountPlans.note.yearlyToMonthly')}</p>
      ) : null}
      {state.kind === 'lifetime' ? (
        <p className={checkoutPageClasses.lead}>{t('accountPlans.lifetime')}</p>
      ) : null}
      {state.kind === 'unavailable' ? (
        <p className={checkoutPageClasses.lead}>{t('accountPlans.note.unavailable')}</p>
      ) : null}
    </>
  )
}
