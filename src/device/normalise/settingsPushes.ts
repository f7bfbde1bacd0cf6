import { fields, flag, isRecord, number, rows, text, wholeList, nested, values, trimmedText } from './repair'
import { deviceState } from './normalisers'

/** The alarms [D3-52]: ids, which players send back as text, are numbers, and a playlist is its name. */
export const pushAlarm = wholeList(
  rows(
    fields({
      id: number,
      enabled: flag,
      time: text,
      playlist: (raw) => (isRecord(raw) ? text(raw['name']) : text(raw)),
    }),
  ),
)

const action = nested({ val: text, text })

/** The sleep timer [D3-51]; {} after a change. An action that is one word becomes {val}. */
export const pushSleep = fields({
  enabled: flag,
  time: text,
  sleepTime: text,
  sleepPreset: nested({ val: number, text }),
  action: (raw) => (isRecord(raw) ? action(raw) : typeof raw === 'string' ? { val: raw } : undefined),
})

/** The wizard's last page [D3-61]; amounts are numbers of EUR. */
export const pushDonePage = fields({
  congratulations: text,
  title: text,
  message: text,
  donation: flag,
  donationAmount: nested({
    donationAmount: number,
    customAmount: number,
    selectedCustomAmount: number,
    amounts: values(number),
  }),
})

const output = fields({
  id: text,
  name: text,
  type: text,
  host: text,
  plugin: text,
  leader: (raw) => (typeof raw === 'boolean' ? raw : text(raw)),
  enabled: flag,
  available: flag,
  volumeAvailable: flag,
  isSelf: flag,
  groupable: flag,
  mute: flag,
  state: deviceState,
})

/** Outputs that can be switched [D3-26]; without a list there are none. */
export const pushAudioOutputs = fields({ availableOutputs: rows(output) }, { availableOutputs: [] })

/** A flag that some players write as the word yes or no; undefined for everything else. */
function yesOrNo(raw: unknown): boolean | undefined {
  const word = typeof raw === 'string' ? raw.trim().toLowerCase() : raw
  if (word === 'yes') return true
  return word === 'no' ? false : flag(word)
}

/** Network connections [D3-44]; texts lose the newlines that players leave at their ends. */
export const pushInfoNetwork = wholeList(
  rows(
    fields({
      type: trimmedText,
      ssid: trimmedText,
      signal: number,
      status: trimmedText,
      ip: trimmedText,
      speed: trimmedText,
      online: yesOrNo,
    }),
  ),
)

/** A network drive [D3-46]; a size that is a bare number becomes text. */
export const networkShare = fields({
  id: text,
  name: text,
  ip: text,
  path: text,
  fstype: text,
  username: text,
  password: text,
  options: text,
  mounted: flag,
  size: text,
  title: text,
  message: text,
})

const label = nested({ label: text })

// A network's name may begin and end with spaces, and it is sent back; only the newlines of players are no
// part of it.
const ssid = (raw: unknown) => text(raw)?.replace(/^[\r\n]+|[\r\n]+$/g, '')

const network = fields({
  ssid,
  signal: number,
  security: (raw) => (isRecord(raw) ? label(raw) : text(raw)),
  encryption: text,
  password: text,
  hidden: flag,
  ssidHidden: flag,
  manual: flag,
  hotSpot: flag,
  insertPassword: flag,
})

/** Wi-Fi networks in reach [D3-45]; without a list there are none. */
export const wirelessNetworks = fields({ available: rows(network) }, { available: [] })

const texts = 'name prettyName version url license description author updated icon category'

const plugin = fields({
  ...Object.fromEntries(texts.split(' ').map((name) => [name, text])),
  installed: flag,
  updateAvailable: flag,
})

/** Plugins of the store by category [D3-41]. */
export const pushAvailablePlugins = fields(
  {
    categories: rows(
      fields({ name: text, id: text, prettyName: text, description: text, plugins: rows(plugin) }),
    ),
  },
  { categories: [] },
)

/** An installed plugin, or one that brings music [D3-40 D3-43]. */
export const pluginRow = fields({
  prettyName: text,
  name: text,
  category: text,
  icon: text,
  version: text,
  url: text,
  enabled: flag,
  active: flag,
  updateAvailable: flag,
  installed: flag,
  hasConfiguration: flag,
  showSettings: flag,
  isManuallyInstalled: flag,
})
