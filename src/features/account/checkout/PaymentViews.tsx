import { Title, Button } from '@mantine/core'
import { type Icon, IconCreditCardOff, IconHelp, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { usePlace, AccountLink, EmptyWithLink } from '../links/NavigationLinksContext'
import classes from './checkoutPage.module.css'
import { CurrentPlanCard, RecordGate, type PlanOwner } from '../plans/CurrentPlanCard'
import { CatalogueState, PlanCard } from '../plans/PlanCards'
import { useProducts, usePrices } from '../plans/useProducts'
import { heldPlan, type PlanProduct, toHeld } from '../plans/planRules'
import { useCloud } from '../session/createSession'
import { BackToPlans } from './CheckoutParts'
import { useSubscription } from './useSubscription'

interface OutcomeProps {
  sign: Icon
  title: string
  lead: string
  /** What comes next. */
  children: ReactNode
}

/** How paying ended. */
const Outcome = ({ sign: Sign, title, lead, children }: OutcomeProps) => (
  <div className={classes.end}>
    <span className={classes.sign}>
      <Sign size={48} stroke={1.25} aria-hidden />
    </span>
    <Title order={1}>{title}</Title>
    <p className={classes.lead}>{lead}</p>
    {children}
  </div>
)

/** It did not work [A2.4-56]; or nobody knows whether it did, where nobody is asked to pay a second time. */
export const PaymentFailView = () => {
  const { t } = useTranslation()
  const { query } = usePlace()
  return query.get('outcome') === 'unknown' ? (
    <Outcome
      sign={IconHelp}
      title={t('accountCheckout.unknown.title')}
      lead={t('accountCheckout.unknown.text')}
    >
      <AccountLink to="profile" button="filled">
        {t('accountCheckout.unknown.button')}
      </AccountLink>
    </Outcome>
  ) : (
    <Outcome
      sign={IconCreditCardOff}
      title={t('accountCheckout.fail.title')}
      lead={t('accountCheckout.fail.text')}
    >
      <AccountLink to="plans" button="filled">
        {t('accountCheckout.fail.button')}
      </AccountLink>
    </Outcome>
  )
}

/** It worked: the plan that one has now, as the record says it, which follows by itself [A2.4-55]. */
export const PaymentSuccessView = () => {
  const { t } = useTranslation()
  return (
    <Outcome
      sign={IconCircleCheck}
      title={t('accountCheckout.success.title')}
      lead={t('accountCheckout.success.text')}
    >
      <RecordGate>
        {({ user, record }) => (
          <CurrentPlanCard record={record} isVerified={user.isEmailVerified} action="profile" />
        )}
      </RecordGate>
      <p className={classes.note}>{t('accountCheckout.success.pending')}</p>
    </Outcome>
  )
}

/** Going back to the free plan [A2.4-53 A2.4-54]. */
export const CancelSubscriptionView = () => {
  const { t } = useTranslation()
  return (
    <div className={classes.page}>
      <BackToPlans />
      <Title order={1}>{t('accountCheckout.cancel.title')}</Title>
      <RecordGate>{(owner) => <Cancel owner={owner} />}</RecordGate>
    </div>
  )
}

const nothing: readonly PlanProduct[] = []

const Cancel = ({ owner: { user, record } }: { owner: PlanOwner }) => {
  const { t } = useTranslation()
  const cloud = useCloud()
  const catalogue = useProducts()
  const prices = usePrices(nothing)
  const { make, isBusy, window } = useSubscription('plans')
  const held = heldPlan(record)
  const cancel = () =>
    make({
      kind: 'cancel',
      buyer: { uid: user.uid, email: user.email },
      held: toHeld(record, cloud.cards !== undefined),
    })
  // The window stays when the record changes under it: its outcome is on the way.
  if (held.isFree) {
    return (
      <>
        <EmptyWithLink
          icon={IconCreditCardOff}
          title={t('accountCheckout.notSubscribed.title')}
          to="plans"
          link={t('accountCheckout.notSubscribed.button')}
        >
          {t('accountCheckout.notSubscribed.text')}
        </EmptyWithLink>
        {window}
      </>
    )
  }
  const button = held.isLifetime ? (
    <p className={classes.note}>{t('accountCheckout.cancel.lifetime')}</p>
  ) : (
    <Button color="red" loading={isBusy} onClick={cancel}>
      {t('accountPlans.action.cancel')}
    </Button>
  )
  return (
    <>
      {held.isLifetime ? null : <p className={classes.lead}>{t('accountCheckout.cancel.text')}</p>}
      <div className={classes.columns}>
        <section className={classes.step}>
          <h2 className={classes.stepName}>{t('accountCheckout.change.from')}</h2>
          <CurrentPlanCard record={record} isTitled={false} />
        </section>
        <section className={classes.step}>
          <h2 className={classes.stepName}>{t('accountCheckout.change.to')}</h2>
          <CatalogueState catalogue={catalogue} count={1}>
            {(products) => {
              const free = products.find(({ code }) => code === 'free')
              return free ? (
                <PlanCard product={free} duration="monthly" prices={prices}>
                  {button}
                </PlanCard>
              ) : (
                button
              )
            }}
          </CatalogueState>
        </section>
      </div>
      {window}
    </>
  )
}
