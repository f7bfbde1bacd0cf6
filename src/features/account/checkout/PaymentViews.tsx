import { Title, Button } from '@mantine/core'
import { IconCreditCardOff, IconHelp, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { usePlace, AccountLink } from '../links/NavigationLinksContext'
import classes from './checkoutPage.module.css'
import { CurrentPlanCard, RecordGate, type PlanOwner } from '../plans/CurrentPlanCard'
import { EmptyState } from '../../../ui/states'
import { CatalogueState, PlanCard } from '../plans/PlanCards'
import { useProducts, usePrices } from '../plans/useProducts'
import { heldPlan, type PlanProduct, toHeld } from '../plans/planRules'
import { useCloud } from '../session/createSession'
import { BackToPlans } from './CheckoutParts'
import { useSubscription } from './useSubscription'

/** It did not work [A2.4-56]; or nobody knows whether it did, where nobody is asked to pay a second time. */
export const PaymentFailView = () => {
  const { t } = useTranslation()
  const { query } = usePlace()
  if (query.get('outcome') === 'unknown')
    return (
      <div className={classes.end}>
        <span className={classes.sign}>
          <IconHelp size={48} stroke={1.25} aria-hidden />
        </span>
        <Title order={1}>{t('accountCheckout.unknown.title')}</Title>
        <p className={classes.lead}>{t('accountCheckout.unknown.text')}</p>
        <AccountLink to="profile" button="filled">
          {t('accountCheckout.unknown.button')}
        </AccountLink>
      </div>
    )
  return (
    <div className={classes.end}>
      <span className={classes.sign}>
        <IconCreditCardOff size={48} stroke={1.25} aria-hidden />
      </span>
      <Title order={1}>{t('accountCheckout.fail.title')}</Title>
      <p className={classes.lead}>{t('accountCheckout.fail.text')}</p>
      <AccountLink to="plans" button="filled">
        {t('accountCheckout.fail.button')}
      </AccountLink>
    </div>
  )
}

/** It worked: the plan that one has now, as the record says it, which follows by itself [A2.4-55]. */
export const PaymentSuccessView = () => {
  const { t } = useTranslation()
  return (
    <div className={classes.end}>
      <span className={classes.sign}>
        <IconCircleCheck size={48} stroke={1.25} aria-hidden />
      </span>
      <Title order={1}>{t('accountCheckout.success.title')}</Title>
      <p className={classes.lead}>{t('accountCheckout.success.text')}</p>
      <RecordGate>
        {({ user, record }) => (
          <CurrentPlanCard record={record} isVerified={user.isEmailVerified} action="profile" />
        )}
      </RecordGate>
      <p className={classes.note}>{t('accountCheckout.success.pending')}</p>
    </div>
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
        <EmptyState
          icon={<IconCreditCardOff size={40} stroke={1.25} aria-hidden />}
          title={t('accountCheckout.notSubscribed.title')}
          action={
            <AccountLink to="plans" button="filled">
              {t('accountCheckout.notSubscribed.button')}
            </AccountLink>
          }
        >
          {t('accountCheckout.notSubscribed.text')}
        </EmptyState>
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
