import { IconReceiptOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation'
import { EmptyState } from '../../../../ui/EmptyState'
import { ErrorState } from '../../../../ui/ErrorState'
import type { Catalogue } from '../catalogue/useProducts'
import type { PlanProduct } from '../rules/PlanProduct'
import { WaitingCards } from './WaitingCards'

interface Props {
  catalogue: Catalogue
  /** How many cards are expected. */
  count?: number
  children: (products: readonly PlanProduct[]) => ReactNode
}

/** What is drawn of products while they are awaited, where they did not come and where there are none; else the children [A3.3]. */
export const CatalogueState = ({ catalogue, count = 3, children }: Props) => {
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
      <EmptyState
        icon={<IconReceiptOff size={40} stroke={1.25} aria-hidden />}
        title={t('accountPlans.empty.title')}
      >
        {t('accountPlans.empty.text')}
      </EmptyState>
    )
  }
  return children(catalogue.products)
}
