import type { FeatureModal } from '../../../ui/modal/PanelModals'
import { keyOf } from './keyOf'
import { InstallerWindow } from './InstallerWindow'

/** Follows the installing, updating or uninstalling of a plugin [D2.12-4]; each wish to see it begins anew. */
export const InstallerModal: FeatureModal = ({ frame, params }) => (
  <InstallerWindow key={keyOf(params)} frame={frame} params={params} />
)
