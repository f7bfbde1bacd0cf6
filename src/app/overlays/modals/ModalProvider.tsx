import { Suspense, useMemo, useReducer, type ReactNode } from 'react'
import type { ModalButton } from '../../../../schemas/generated/types'
import { Boundary } from '../../../ui/Boundary'
import { DialogsContext } from '../../../ui/dialogs/DialogsContext'
import { PanelModalsContext, type FeatureModal, type PanelModals } from '../../../ui/modal/PanelModals'
import { AnswerDialog } from '../../../ui/dialogs/AnswerDialog'
import { createDialogs } from '../../../ui/dialogs/createDialogs'
import { DeviceModal } from './DeviceModal'
import { FailedModal } from './FailedModal'
import { noModals, withModalEvent, type ModalContent, type StackedModal } from './modalStack'
import { PasswordDialog } from '../../../ui/dialogs/PasswordDialog'
import { pressModalButton, type ModalButtonDeeds } from './pressModalButton'
import { useDeviceModals } from './useDeviceModals'
import { useRipModal } from './useRipModal'

const noFeatures = {}

interface Props {
  deeds: ModalButtonDeeds
  /** The modals of features by name. */
  features?: Readonly<Record<string, FeatureModal>>
  children: ReactNode
}

/**
 * Gives `useDialogs` and `usePanelModals` to all below it and draws every modal: the device's, its progress, our own
 * dialogs and those of features.
 */
export const ModalProvider = ({ deeds, features = noFeatures, children }: Props) => {
  const [stack, dispatch] = useReducer(withModalEvent, noModals)
  const dialogs = useMemo(() => createDialogs((request) => dispatch({ type: 'dialog.opened', request })), [])
  const panelModals = useMemo<PanelModals>(
    () => ({
      open: (request) => {
        const isKnown = Object.hasOwn(features, request.name)
        if (isKnown) dispatch({ type: 'feature.opened', request })
        return isKnown
      },
    }),
    [features],
  )
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
      const press = (button: ModalButton) => pressModalButton(button, deeds)
      return <DeviceModal isTop={isTop} content={content} onPress={press} onClose={() => close()} />
    }
    const { request } = content
    return request.kind === 'password' ? (
      <PasswordDialog isTop={isTop} request={request} onAnswer={close} />
    ) : (
      <AnswerDialog isTop={isTop} request={request} onAnswer={close} />
    )
  }
  return (
    <DialogsContext value={dialogs}>
      <PanelModalsContext value={panelModals}>
        {children}
        {stack.modals.map(draw)}
      </PanelModalsContext>
    </DialogsContext>
  )
}
