import type { pushValidators } from '../../../schemas/generated/pushValidators'
import { cdRipStart } from './cdRipStart'
import { fields } from './part/fields'
import { flag } from './part/flag'
import { modal } from './part/modal'
import { nothing } from './part/nothing'
import type { Repair } from './part/Repair'
import { text } from './part/text'
import { pushBrowseSources } from './pushBrowseSources'
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
  pushUiSettings,
  pushMenuItems,
  pushWizard: fields({ openWizard: flag }, { openWizard: false }),
  pushLightSwitch,
  pushDeviceName,
  // The sources in the rail.
  pushBrowseSources,
  pushActiveDumbInput: (raw) => text(raw) ?? (raw === null ? '' : raw),
  closeAllModals: nothing,
  reloadUi: nothing,
  pushInfoNetworkReload: nothing,
}
