import type { pushValidators } from '../../../schemas/generated/pushValidators'
import { plainTitle, titles } from './plainTitle'
import {
  favourite,
  fields,
  fileFormat,
  flag,
  isRecord,
  nested,
  nothing,
  number,
  oneOf,
  orElse,
  percent,
  record,
  type Repair,
  rows,
  seconds,
  soundFields,
  text,
  wholeList,
} from './repair'

/** What another player of the house is doing [D3-25 D3-26]; its volume is clamped to 0 to 100. */
export const deviceState = nested({
  status: text,
  volume: percent,
  mute: flag,
  artist: plainTitle,
  track: plainTitle,
  albumart: text,
})

/** A button of a modal [D3-30]; without a name it has an empty one, and its payload stays as it came. */
export const modalButton = fields(
  { name: text, class: text, emit: text, url: text, state: text },
  { name: '' },
)

const stateTexts = 'service albumart icon uri'
const flags =
  'mute disableVolumeControl disableUiControls disableUi repeatSingle volatile enableSkip updatedb consume'

/**
 * The player's state [D3-1 to D3-10]: a missing or unknown status is stop (a web radio that failed has none),
 * volume is a number of 0 to 100 [D5-1], null of random and repeat is false, null of seek and channels "" are
 * left out, as are facts of its sound that are none.
 */
export const pushState = fields(
  {
    ...Object.fromEntries(stateTexts.split(' ').map((name) => [name, text])),
    ...titles,
    ...soundFields,
    ...Object.fromEntries(flags.split(' ').map((name) => [name, flag])),
    status: oneOf('play', 'pause', 'stop'),
    random: orElse(flag, false),
    repeat: orElse(flag, false),
    seek: number,
    duration: seconds,
    position: number,
    volume: percent,
    dbVolume: number,
    channels: number,
    stream: (raw) => (typeof raw === 'boolean' ? raw : text(raw)),
    fileFormat,
    favourite: (raw) => {
      const is = favourite(raw)
      return is === undefined ? undefined : { ...(isRecord(raw) ? raw : {}), favourite: is }
    },
  },
  { status: 'stop' },
)

const texts = 'title content artist album genre albumart destinationDrive ripLocationMessage'

/** A number stays one: what nobody edits goes back to the player as it came. */
const textOrNumber: Repair = (raw) => (typeof raw === 'number' ? raw : text(raw))

const cd = fields({
  ...Object.fromEntries(texts.split(' ').map((name) => [name, text])),
  year: textOrNumber,
  tracks: rows(fields({ number: textOrNumber, title: text })),
  availableDrives: rows(fields({ name: text })),
  rippingAvailable: flag,
})

/** What is known of a CD that may be ripped [D3-33]; nothing at all where the device sends no object. */
export function cdRipStart(raw: unknown): unknown {
  return isRecord(raw) ? cd(raw) : {}
}

/**
 * A modal of the device [D3-30 D3-31]: title, message and buttons are always there, an unknown size is left
 * out.
 */
export const modal = fields(
  {
    title: plainTitle,
    message: text,
    size: oneOf('sm', 'md', 'lg'),
    progress: flag,
    progressNumber: percent,
    buttons: rows(modalButton),
  },
  { title: '', message: '', buttons: [] },
)

/** The roots of the library [D3-21]: entries that are no objects are left out. */
export const pushBrowseSources = wholeList(
  rows(
    fields({
      name: plainTitle,
      uri: text,
      albumart: text,
      icon: text,
      active: flag,
      static: flag,
      plugin_type: text,
      plugin_name: text,
      menuItems: rows(fields({ name: text, icon: text, socketCall: nested({ emit: text }) })),
    }),
  ),
)

/** The player's name [D3-57], which is a string on some players and {name} on others. */
export function pushDeviceName(raw: unknown): unknown {
  return (isRecord(raw) ? text(raw['name']) : text(raw)) ?? raw
}

/** Whether the light is on: a boolean, or 'on' and 'off'. */
export function pushLightSwitch(raw: unknown): unknown {
  if (raw === 'on' || raw === 'off') return raw === 'on'
  return flag(raw) ?? raw
}

const params = nested({
  modalName: text,
  modalSize: text,
  url: text,
  pageName: text,
  pluginName: text,
  source: text,
  isDedicatedSearch: flag,
  isPluginSettings: flag,
})

/** Menu entries [D3-53]: what is no object is left out; a missing id or name is empty. */
export const pushMenuItems = wholeList(
  rows(
    fields(
      {
        id: text,
        name: plainTitle,
        state: text,
        params,
        pageName: text,
        isRoute: flag,
        uri: text,
      },
      { id: '', name: '' },
    ),
  ),
)

const own: Record<string, Repair> = {
  id: text,
  host: text,
  ip: text,
  model: text,
  signal: number,
  name: text,
  type: text,
  isSelf: flag,
  isChild: flag,
  volumeAvailable: flag,
  state: deviceState,
}

// Members of a group have no members.
const device = fields({ ...own, child: rows(fields({ ...own, child: () => undefined })) })

/** The players of the house [D3-25]; volumes are clamped to 0 to 100. */
export const pushMultiRoomDevices = fields({ list: rows(device), misc: record }, { list: [] })

/** A toast [D3-28]: an unknown or missing type is info, a missing message or title is empty. */
export const pushToastMessage = fields(
  {
    type: orElse(oneOf('success', 'info', 'warning', 'error', 'stickyerror'), 'info'),
    message: text,
    title: plainTitle,
  },
  { type: 'info', message: '', title: '' },
)

const settingTexts = 'color language theme pageTitle indexState playMethod browseSourcesView'
const menu = nested({
  checkboxes: nested({ analogInput: flag, bluetooth: flag, light: flag }),
  showLogo: flag,
})

/** UI settings [D3-34]: what has the wrong shape is left out, so that the rest holds. */
export const pushUiSettings = fields({
  ...Object.fromEntries(settingTexts.split(' ').map((name) => [name, text])),
  background: nested({ title: text, name: text, path: text, thumbnail: text }),
  loadingBar: flag,
  indexStateHome: flag,
  persistentWizard: flag,
  sideMenu: menu,
  settings: menu,
  pluginsDoc: nested({ showDoc: flag, showDescription: flag }),
  trackManagerButtonBar: nested({ actions: nested({ twitter: flag }), twitterData: record }),
})

/**
 * One repair per push that every screen needs; it runs before the push's schema and never throws. Pages
 * (pushUiConfig, pushDSPUiConfig) have none: the renderer repairs them item by item.
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
