import { Suspense, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { Boundary } from '../../../ui/Boundary'
import { Notice } from '../../../ui/Notice'
import { WaitingLines } from '../../../ui/WaitingLines'

/** Where a step holds what another feature draws: it may be on its way, and when it fails the wizard goes on. */
export const PanelPlace = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <Boundary fallback={<Notice kind="warning">{t('wizard.panelFailed')}</Notice>}>
      <Suspense fallback={<WaitingLines height={48} />}>{children}</Suspense>
    </Boundary>
  )
}
