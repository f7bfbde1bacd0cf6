import type { ReactNode } from 'react'
import { ModalProvider } from '../../src/app/overlays/modals/ModalProvider'
import { ToastProvider } from '../../src/app/overlays/toasts/ToastProvider'
import type { FeatureModal } from '../../src/ui/modal/PanelModals'
import { PanelUndo } from '../../src/ui/undo/PanelUndo'
import { parseSafeAddress } from '../../src/ui/safeAddress'

interface Props {
  /** Modals of features by name; none unless told. */
  features?: Readonly<Record<string, FeatureModal>>
  children: ReactNode
}

const handlers = {
  send: () => ({ status: 'sent' as const }),
  open: parseSafeAddress,
  goto: () => false,
}
const noFeatures = {}

/** The app's own toasts and modals around a part of it. Needs a device above. */
export const PanelOverlays = ({ features = noFeatures, children }: Props) => (
  <ToastProvider>
    <PanelUndo>
      <ModalProvider handlers={handlers} features={features}>
        {children}
      </ModalProvider>
    </PanelUndo>
  </ToastProvider>
)
