import type { pushValidators } from '../../../schemas/generated/pushValidators'
import { cdRipStart } from './cdRipStart'
import { fields } from './part/fields'
import { flag } from './part/flag'
import { modal } from './part/modal'
import { networkShare } from './part/networkShare'
import { nothing } from './part/nothing'
import type { Repair } from './part/Repair'
import { whole } from './part/whole'
import { printConsoleMessage } from './printConsoleMessage'
import { pushDeviceName } from './pushDeviceName'
import { pushLightSwitch } from './pushLightSwitch'
import { pushMenuItems } from './pushMenuItems'
import { pushMultiRoomDevices } from './pushMultiRoomDevices'
import { pushState } from './pushState'
import { pushToastMessage } from './pushToastMessage'
import { pushUiSettings } from './pushUiSettings'

/**
 * One repair per push that every screen needs; it runs before the push's schema and never throws. Pages (pushUiConfig,
 * pushDSPUiConfig) have none: the renderer repairs them item by item.
 */
export const normalisers: Partial<Record<keyof typeof pushValidators, Repair>> = {
  pushState,
  pushMultiRoomDevices,
  pushToastMessage,
  openModal: modal,
  modalProgress: modal,
  modalDone: modal,
  cdRipStart,
  printConsoleMessage,
  pushUiSettings,
  pushMenuItems,
  pushWizard: fields({ openWizard: flag }, { openWizard: false }),
  pushLightSwitch,
  checkPassword: whole(flag),
  pushDeviceName,
  closeAllModals: nothing,
  closeModals: nothing,
  reloadUi: nothing,
  pushInfoNetworkReload: nothing,
  nasCredentialsCheck: networkShare,
}
