import { Button } from '@mantine/core'
import { shallowEqual, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import type { ModalButton } from '../../../../schemas/generated/types'
import { buttonLook } from '../../../ui/modal/buttonLook'
import { ButtonProblem } from '../../../ui/modal/ButtonProblem'
import { usePressModalButton, type ModalButtonProblem } from '../../../ui/modal/ModalButtons'
import { PanelModal } from '../../../ui/modal/PanelModal'
import type { ModalFrameProps } from '../../../ui/modal/PanelModals'
import { InstallBar } from './InstallBar'
import { InstallLog } from './InstallLog'
import { InstallWords } from './InstallWords'
import classes from './InstallerWindow.module.css'
import { nameOfOrder } from './nameOfOrder'
import { useInstaller } from './useInstaller'

interface Props {
  frame: ModalFrameProps
  params: unknown
}

/** The installer's window: what happens, how far it is, its log, and the buttons that the player offers [D2.12-4 D3-32]. */
export function InstallerWindow({ frame, params }: Props) {
  const { t } = useTranslation()
  const press = usePressModalButton()
  const installer = useInstaller(params)
  const [problem, setProblem] = useState<ModalButtonProblem>()
  // Players tell fifty times a second how far they are: what of it does not change the window is drawn by its own parts.
  const { order, title, buttons, hasLog, ...has } = useSelector(
    installer,
    (snapshot) => ({
      order: snapshot.context.order,
      title: snapshot.context.title,
      buttons: snapshot.context.buttons,
      hasLog: snapshot.context.log.lines.length > 0,
      isBusy: snapshot.hasTag('busy'),
      isStuck: snapshot.hasTag('stuck'),
      canRetry: snapshot.hasTag('retries') && snapshot.context.order !== undefined,
    }),
    shallowEqual,
  )
  const name = nameOfOrder(order) || t('plugins.nameless')
  const act = (button: ModalButton) => {
    const stoodInTheWay = press(button)
    setProblem(stoodInTheWay)
    if (stoodInTheWay === undefined) frame.onClose()
  }
  return (
    <PanelModal
      {...frame}
      title={title || (order ? t(`plugins.installer.${order.kind}`, { name }) : t('plugins.installer.title'))}
      buttons={
        <>
          {has.canRetry ? (
            <Button variant="default" onClick={() => installer.send({ type: 'retry.wanted' })}>
              {t('action.tryAgain')}
            </Button>
          ) : null}
          {has.isStuck ? (
            <Button variant="default" onClick={() => installer.send({ type: 'look.wanted' })}>
              {t('plugins.installer.look')}
            </Button>
          ) : null}
          {buttons.map((button, place) => (
            <Button key={`${place} ${button.name}`} {...buttonLook(button.class)} onClick={() => act(button)}>
              {button.name.trim() || t('action.ok')}
            </Button>
          ))}
          {buttons.length === 0 ? (
            <Button variant={has.isBusy ? 'default' : 'filled'} onClick={frame.onClose}>
              {t('action.close')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={classes.body}>
        <InstallWords installer={installer} name={name} />
        {has.isBusy ? <InstallBar installer={installer} /> : null}
        {hasLog ? <InstallLog installer={installer} /> : null}
        <ButtonProblem problem={problem} />
      </div>
    </PanelModal>
  )
}
