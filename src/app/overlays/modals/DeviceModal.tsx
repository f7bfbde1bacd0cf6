import { Button, Progress } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import type { ModalButton } from '../../../../schemas/generated/types'
import { SafeHtml } from '../../../ui/SafeHtml'
import { buttonLook, ButtonProblem, type ModalButtonProblem } from '../../../ui/modal/ModalButtons'
import classes from './DeviceModal.module.css'
import type { ModalContent } from './modalStack'
import { PanelModal } from '../../../ui/modal/PanelModals'

interface Props {
  isTop: boolean
  content: Exclude<ModalContent, { kind: 'dialog' | 'feature' }>
  /** Does what a button says; returns what stood in the way. */
  onPress: (button: ModalButton) => ModalButtonProblem | undefined
  onClose: () => void
}

const progressOf = (content: Props['content']) => {
  if (content.kind === 'device') return content.modal.progress ? 'running' : undefined
  if (content.isDone) return undefined
  return content.modal.progressNumber ?? 'running'
}

/**
 * A modal that the device opened [D3-30], or its progress [D3-31]. A progress shows its buttons when it is
 * done [D4-22]. Escape and the close button close it on this panel only: other panels may still be reading
 * it.
 */
export const DeviceModal = ({ content, onPress, onClose, isTop }: Props) => {
  const { t } = useTranslation()
  const [problem, setProblem] = useState<ModalButtonProblem>()
  const { modal } = content
  const progress = progressOf(content)
  const isWaiting = content.kind === 'progress' && !content.isDone
  const buttons = isWaiting ? [] : modal.buttons
  const press = (button: ModalButton) => {
    const stoodInTheWay = onPress(button)
    setProblem(stoodInTheWay)
    if (stoodInTheWay === undefined) onClose()
  }
  const row = buttons.map((button, place) => (
    <Button key={`${place} ${button.name}`} {...buttonLook(button.class)} onClick={() => press(button)}>
      {button.name.trim() || t('action.ok')}
    </Button>
  ))
  const closeRow = <Button onClick={onClose}>{t('action.close')}</Button>
  return (
    <PanelModal
      isTop={isTop}
      title={modal.title}
      size={modal.size}
      onClose={onClose}
      buttons={isWaiting ? undefined : row.length > 0 ? row : closeRow}
    >
      <SafeHtml html={modal.message} />
      {progress === undefined ? null : (
        <div className={classes.progress}>
          <Progress.Root size="md">
            <Progress.Section
              value={progress === 'running' ? 100 : progress}
              striped={progress === 'running'}
              animated={progress === 'running'}
              // How far it has run is not known: a progress bar without a value.
              {...(progress === 'running' ? { withAria: false, role: 'progressbar' } : {})}
              aria-label={t('dialog.progress')}
            />
          </Progress.Root>
          {progress === 'running' ? null : <span className={classes.percent}>{Math.round(progress)} %</span>}
        </div>
      )}
      <ButtonProblem problem={problem} />
    </PanelModal>
  )
}
