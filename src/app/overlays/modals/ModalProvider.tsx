import { later } from '../../../ui/later'
import { useEffect, type Dispatch, Suspense, useCallback, useMemo, useReducer, type ReactNode } from 'react'
import { Button } from '@mantine/core'
import { useDevice } from '../../../device'
import {
  type PanelModals,
  PanelModalsContext,
  type FeatureModal,
  PanelModal,
} from '../../../ui/modal/PanelModals'
import { WaitingLines } from '../../../ui/states'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { outcomeOf } from '../../../../machines/installOutcome'
import {
  type ModalEvent,
  noModals,
  withModalEvent,
  type ModalContent,
  type StackedModal,
  pressModalButton,
  type ModalButtonHandlers,
} from './modalStack'
import { Boundary } from '../../../ui/Boundary'
import { AnswerDialog, createDialogs, DialogsContext } from '../../../ui/dialogs/Dialogs'
import { ModalButtonsContext, type PressModalButton } from '../../../ui/modal/ModalButtons'
import { prefetchOnIdle } from '../../../ui/idle'

/**
 * Opens the modal of the CD when the player tells of one, on whatever screen [D7-39]; the modal reads the
 * push itself.
 */
const useRipModal = (modals: PanelModals): void => {
  const device = useDevice()
  useEffect(
    () => device.on('cdRipStart', () => void modals.open({ name: 'cd-rip', size: 'lg' })),
    [device, modals],
  )
}

interface WaitingModalProps {
  isTop: boolean
  title: string | undefined
  /** That of the modal, so that nothing moves when it comes. */
  size?: 'sm' | 'md' | 'lg' | undefined
  onClose: () => void
}

/** Stands in for a modal while its code is fetched, so that nobody waits before an empty screen. */
export const WaitingModal = ({ isTop, title, size, onClose }: WaitingModalProps) => (
  <PanelModal isTop={isTop} title={title} size={size} onClose={onClose}>
    <WaitingLines height={24} count={2} />
  </PanelModal>
)

interface FailedModalProps {
  isTop: boolean
  onClose: () => void
}

/** Stands in for a modal that threw while it was drawn. */
export const FailedModal = ({ isTop, onClose }: FailedModalProps) => {
  const { t } = useTranslation()
  return (
    <PanelModal
      isTop={isTop}
      title={t('dialog.errorTitle')}
      onClose={onClose}
      buttons={<Button onClick={onClose}>{t('action.close')}</Button>}
    >
      {t('failure.message')}
    </PanelModal>
  )
}

/** Tells the stack of the modals that the device opens, moves on and closes [D7-37 D7-59 D4-25]. */
const useDeviceModals = (dispatch: Dispatch<ModalEvent>): void => {
  const device = useDevice()
  useEffect(() => {
    const stops = [
      device.on('openModal', (modal) => dispatch({ type: 'device.opened', modal })),
      device.on('modalProgress', (modal) => dispatch({ type: 'progress.moved', modal })),
      device.on('modalDone', (modal) => dispatch({ type: 'progress.done', modal })),
      device.on('closeAllModals', () => dispatch({ type: 'device.closedAll' })),
      device.onRare('openInstallerModal', () =>
        dispatch({
          type: 'installer.opened',
          since: device.topics.receivedAt('openInstallerModal') ?? performance.now(),
        }),
      ),
      device.onRare('installPluginStatus', (status) =>
        dispatch({
          type: 'installer.moved',
          isOver: outcomeOf(status) !== undefined,
          since: device.topics.receivedAt('installPluginStatus') ?? performance.now(),
        }),
      ),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [device, dispatch])
}

const loadDeviceModal = async () => (await import('./DeviceModal')).DeviceModal
const DeviceModal = later(loadDeviceModal)
const PasswordDialog = later(async () => (await import('../../../renderer')).PasswordDialog)

const noFeatures = {}

interface ModalProviderProps {
  handlers: ModalButtonHandlers
  /** The modals of features by name. */
  features?: Readonly<Record<string, FeatureModal>>
  children: ReactNode
}

/**
 * Gives `useDialogs` and `usePanelModals` to all below it and draws every modal: the device's, its progress,
 * our own dialogs and those of features.
 */
export const ModalProvider = ({ handlers, features = noFeatures, children }: ModalProviderProps) => {
  const [stack, dispatch] = useReducer(withModalEvent, noModals)
  const dialogs = useMemo(() => createDialogs((request) => dispatch({ type: 'dialog.opened', request })), [])
  const panelModals = useMemo<PanelModals>(
    () => ({
      open: (request) => {
        const isKnown = Object.hasOwn(features, request.name)
        if (isKnown) dispatch({ type: 'feature.opened', request })
        return isKnown
      },
      closeAll: () => dispatch({ type: 'modals.left' }),
    }),
    [features],
  )
  const press = useCallback<PressModalButton>((button) => pressModalButton(button, handlers), [handlers])
  // Ahead of need: a player may open one and go away.
  useEffect(() => prefetchOnIdle(loadDeviceModal), [])
  useDeviceModals(dispatch)
  useRipModal(panelModals)
  const draw = ({ id, content }: StackedModal, place: number) => {
    const isTop = place === stack.modals.length - 1
    const close = (answer = false) => {
      if (content.kind === 'dialog') content.request.answer(answer)
      dispatch({ type: 'modal.closed', id })
    }
    return (
      <Boundary key={id} fallback={<FailedModal isTop={isTop} onClose={() => close()} />}>
        {drawContent(content, isTop, close)}
      </Boundary>
    )
  }
  const drawContent = (content: ModalContent, isTop: boolean, close: (answer?: boolean) => void) => {
    if (content.kind === 'feature') {
      const { name, size = 'lg', params } = content.request
      const Modal = features[name]
      // Its chunk is small and mostly there already: nothing flashes up while it comes.
      return (
        Modal && (
          <Suspense fallback={null}>
            <Modal frame={{ isTop, size, onClose: () => close() }} params={params} />
          </Suspense>
        )
      )
    }
    if (content.kind !== 'dialog') {
      return (
        <Suspense
          fallback={
            <WaitingModal
              isTop={isTop}
              title={content.modal.title}
              size={content.modal.size}
              onClose={() => close()}
            />
          }
        >
          <DeviceModal isTop={isTop} content={content} onPress={press} onClose={() => close()} />
        </Suspense>
      )
    }
    const { request } = content
    return request.kind === 'password' ? (
      <Suspense fallback={<WaitingModal isTop={isTop} title={request.words.title} onClose={() => close()} />}>
        <PasswordDialog isTop={isTop} request={request} onAnswer={close} />
      </Suspense>
    ) : (
      <AnswerDialog isTop={isTop} request={request} onAnswer={close} />
    )
  }
  return (
    <DialogsContext value={dialogs}>
      <PanelModalsContext value={panelModals}>
        <ModalButtonsContext value={press}>
          {children}
          {stack.modals.map(draw)}
        </ModalButtonsContext>
      </PanelModalsContext>
    </DialogsContext>
  )
}
