import type { FeatureModal } from '../../../ui/modal/PanelModals'
import { InstallerWindow } from './InstallerWindow'

const keys = new WeakMap<object, number>()
let given = 0

/** A key that is the same for the same object, for as long as it lives. */
function keyOf(params: unknown): number {
  if (typeof params !== 'object' || params === null) return 0
  const known = keys.get(params)
  if (known !== undefined) return known
  given += 1
  keys.set(params, given)
  return given
}

/** Follows the installing, updating or uninstalling of a plugin [D2.12-4]; each wish to see it begins anew. */
export const InstallerModal: FeatureModal = ({ frame, params }) => (
  <InstallerWindow key={keyOf(params)} frame={frame} params={params} />
)
