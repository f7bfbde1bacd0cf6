import { PanelModal } from '../../../ui/modal/PanelModal'
import { WaitingLines } from '../../../ui/WaitingLines'

interface Props {
  isTop: boolean
  title: string | undefined
  /** That of the modal, so that nothing moves when it comes. */
  size?: 'sm' | 'md' | 'lg' | undefined
  onClose: () => void
}

/** Stands in for a modal while its code is fetched, so that nobody waits before an empty screen. */
export const WaitingModal = ({ isTop, title, size, onClose }: Props) => (
  <PanelModal isTop={isTop} title={title} size={size} onClose={onClose}>
    <WaitingLines height={24} count={2} />
  </PanelModal>
)
