import { Button, Title } from '@mantine/core'
import { IconCreditCardOff } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation'
import { EmptyState } from '../../../ui/EmptyState'
import { CatalogueState } from '../plans/cards/CatalogueState'
import { PlanCard } from '../plans/cards/PlanCard'
import { useProducts } from '../plans/catalogue/useProducts'
import { CurrentPlanCard } from '../plans/CurrentPlanCard'
import { usePrices } from '../plans/prices/usePrices'
import { RecordGate, type PlanOwner } from '../plans/RecordGate'
import { heldPlan } from '../plans/rules/heldPlan'
import type { PlanProduct } from '../plans/rules/PlanProduct'
import { toHeld } from '../plans/rules/toWished'
import { useCloud } from '../session/CloudContext'
import { WayLink } from '../ways/WayLink'
import { BackToPlans } from './BackToPlans'
import classes from './checkoutPage.module.css'
import { useSubscription } from './useSubscription'

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
            <WayLink to="plans" button="filled">
              {t('accountCheckout.notSubscribed.button')}
            </WayLink>
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
