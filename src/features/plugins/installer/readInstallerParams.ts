import type { InstallOrder } from '../../../../machines/installer.machine'
import type { InstallerParams } from '../../../ui/modal/InstallerRequest'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Only this feature makes orders, so what has the look of one is one. */
const isOrder = (value: unknown): value is InstallOrder =>
  isRecord(value) && (value['kind'] === 'install' || value['kind'] === 'update') && isRecord(value['payload'])

/** What the installer's modal is about; opened by somebody who does not say, it follows what the player says from now on. */
export function readInstallerParams(params: unknown): {
  order: InstallOrder | undefined
  since: InstallerParams['since']
} {
  const { order, since } = isRecord(params) ? params : {}
  return {
    order: isOrder(order) ? order : undefined,
    since: typeof since === 'number' ? since : performance.now(),
  }
}
