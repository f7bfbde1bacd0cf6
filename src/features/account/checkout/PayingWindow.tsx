import { Loader } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation'
import { PanelModal } from '../../../ui/modal/PanelModal'
import classes from './PayingWindow.module.css'

/** What is under way. */
export type PayingStage = 'loading' | 'elsewhere' | 'card' | 'request' | 'calling' | 'lookingUp'

interface Props {
  title: 'paying' | 'change' | 'cancel'
  stage: PayingStage
  /** Puts the window away; what is under way goes on. */
  onClose: () => void
}

/** The window of a payment, a change or a cancellation that is under way [A2.5-13 A2.5-16]. */
export const PayingWindow = ({ title, stage, onClose }: Props) => {
  const { t } = useTranslation()
  // Another window has the keyboard then, and Escape is its.
  const isTop = stage !== 'elsewhere' && stage !== 'card'
  return (
    <PanelModal isTop={isTop} title={t(`accountCheckout.window.${title}`)} onClose={onClose}>
      <div className={classes.stage}>
        <p className={classes.line} role="status">
          {t(`accountCheckout.window.${stage}`)}
        </p>
        <Loader aria-hidden />
        <p className={classes.note}>{t('accountCheckout.window.note')}</p>
      </div>
    </PanelModal>
  )
}
