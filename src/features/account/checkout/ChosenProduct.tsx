import { IconShoppingCartOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { EmptyState } from '../../../ui/EmptyState'
import { CatalogueState } from '../plans/cards/CatalogueState'
import { useProducts } from '../plans/catalogue/useProducts'
import type { PlanProduct } from '../plans/rules/PlanProduct'
import { usePlace } from '../ways/PlaceContext'
import { WayLink } from '../ways/WayLink'
import type { PlanDuration } from '../ways/WaysContext'

interface Props {
  children: (product: PlanProduct, duration: PlanDuration) => ReactNode
}

const isDuration = (name: string | undefined): name is PlanDuration =>
  name === 'monthly' || name === 'yearly' || name === 'lifetime'

/** Draws what is about the product that the address names; says that none is chosen where it names none [A2.4-51 A8-24]. */
export const ChosenProduct = ({ children }: Props) => {
  const { t } = useTranslation()
  const { plan, planDuration } = usePlace().params
  const catalogue = useProducts()
  return (
    <CatalogueState catalogue={catalogue} count={1}>
      {(products) => {
        const product = products.find(({ code }) => code === plan && code !== 'free')
        if (product && isDuration(planDuration)) return children(product, planDuration)
        return (
          <EmptyState
            icon={<IconShoppingCartOff size={40} stroke={1.25} aria-hidden />}
            title={t('accountCheckout.noProduct.title')}
            action={
              <WayLink to="plans" button="filled">
                {t('accountCheckout.noProduct.button')}
              </WayLink>
            }
          >
            {t('accountCheckout.noProduct.text')}
          </EmptyState>
        )
      }}
    </CatalogueState>
  )
}
