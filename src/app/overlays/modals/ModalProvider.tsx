import { lazy, Suspense, useCallback, useEffect, useMemo, useReducer, type ReactNode } from 'react'
import { Boundary } from '../../../ui/Boundary'
import { DialogsContext } from '../../../ui/dialogs/DialogsContext'
import { ModalButtonsContext, type PressModalButton } from '../../../ui/modal/ModalButtons'
import { PanelModalsContext, type FeatureModal, type PanelModals } from '../../../ui/modal/PanelModals'
import { AnswerDialog } from '../../../ui/dialogs/AnswerDialog'
import { createDialogs } from '../../../ui/dialogs/createDialogs'
import { FailedModal } from './FailedModal'
import { noModals, withModalEvent, type ModalContent, type StackedModal } from './modalStack'
import { pressModalButton, type ModalButtonHandlers } from './pressModalButton'
import { untilLoaded } from '../../../ui/untilLoaded'
import { fetchWhenCalm } from '../../../ui/fetchWhenCalm'
import { WaitingModal } from './WaitingModal'
import { useDeviceModals } from './useDeviceModals'
import { useRipModal } from './useRipModal'

const loadDeviceModal = async () => (await import('./DeviceModal')).DeviceModal
const DeviceModal = lazy(() => untilLoaded(loadDeviceModal))
const PasswordDialog = lazy(() =>
  untilLoaded(async () => (await import('../../../ui/dialogs/PasswordDialog')).PasswordDialog),
)

const noFeatures = {}

interface Props {
  handlers: ModalButtonHandlers
  /** The modals of features by name. */
  features?: Readonly<Record<string, FeatureModal>>
  children: ReactNode
}

/**
 * Gives `useDialogs` and `usePanelModals` to all below it and draws every modal: the device's, its progress, our own
 * dialogs and those of features.
 */
export const ModalProvider = ({ handlers, features = noFeatures, children }: Props) => {
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
  useEffect(() => fetchWhenCalm(loadDeviceModal), [])
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
