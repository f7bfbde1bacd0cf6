import type { Json, JsonObject } from '../../authoring/json/Json'
import { translatePage } from '../../authoring/translatePage'
import type { PlayerContext } from '../core/PlayerContext'
import type { MpdReach } from '../mpd/createMpdLink'
import type { MpdSettings, OutputState } from '../mpd/createMpdSettings'
import type { Switch } from '../mpd/MpdStatus'
import { fillWords } from '../pages/composePage'
import type { Plugin } from '../pages/readPlugin'
import { tagOf } from '../../schemas/languages'

/** The settings page of the MPD that makes the sound; a player without one does not have it. */
export const mpdPage = 'audio_interface/mpd'

/** A text of the page's own, below `MPD`. */
type Say = (path: string, words?: Readonly<Record<string, string>>) => string

const troubles = {
  away: 'MPD.AWAY',
  password: 'MPD.PASSWORD',
  permission: 'MPD.PERMISSION',
  stranger: 'MPD.STRANGER',
  old: 'MPD.OLD',
} as const

/** Why there is no connection to the MPD, in the words of the player. */
export const troubleWords = (
  { say }: PlayerContext,
  { trouble, words }: Extract<MpdReach, { kind: 'off' }>,
): string => say(troubles[trouble], { reason: words })

/** More folders than anybody would look through in a menu. */
const mostFolders = 500

/** What the page leaves open, as the server has it now. */
export function mpdWords(player: PlayerContext, mpd: MpdSettings, { texts }: Plugin): Map<string, Json> {
  const { language } = player.storage.device.value()
  const dictionaries = [texts.get(language), texts.get('en')].filter((one) => one !== undefined)
  const say: Say = (path, words = {}) => {
    const text = translatePage(`TRANSLATE.MPD.${path}`, dictionaries)
    return fillWords(typeof text === 'string' ? text : path, (name) => words[name])
  }
  const { outputs, replayGain } = mpd.state()
  const { crossfade, mixrampDb, mixrampDelay, single, consume } = mpd.status()
  const isAway = mpd.reach().kind !== 'on'
  const isLocked = (command: string) => !mpd.can(command)
  const settable = ['crossfade', 'single', 'consume', 'replay_gain_mode']
  const items = outputs.flatMap((output) => outputItems(output, mpd, say))
  return new Map<string, Json>([
    ['PLAYER.MPD_AWAY', isAway],
    ['PLAYER.MPD_SERVER', serverWords(player, mpd, say)],
    ['PLAYER.MPD_VOLUME', outputs.length === 0 ? say('NO_OUTPUTS') : volumeWords(mpd, say)],
    ['PLAYER.MPD_OUTPUTS', items],
    ['PLAYER.MPD_OUTPUT_IDS', items.flatMap(({ id }) => (id === undefined ? [] : [id]))],
    ['PLAYER.MPD_PLAYING', settable.some(isLocked) ? say('LOCKED') : ''],
    ['PLAYER.MPD_NO_GAIN', replayGain === undefined],
    ['PLAYER.MPD_GAIN_LOCKED', isLocked('replay_gain_mode')],
    ['PLAYER.MPD_GAIN', { value: replayGain ?? 'off', label: gainWords(replayGain, say) }],
    ['PLAYER.MPD_CROSSFADE_LOCKED', isLocked('crossfade')],
    ['PLAYER.MPD_CROSSFADE', crossfade],
    ['PLAYER.MPD_NO_MIXRAMP', isLocked('mixrampdb') || isLocked('mixrampdelay')],
    ['PLAYER.MPD_MIXRAMP', mixrampDelay !== undefined],
    ['PLAYER.MPD_MIXRAMP_DB', mixrampDb],
    ['PLAYER.MPD_MIXRAMP_DELAY', mixrampDelay ?? 0],
    ['PLAYER.MPD_SINGLE_LOCKED', isLocked('single')],
    ['PLAYER.MPD_SINGLE', switchOption(single, say)],
    ['PLAYER.MPD_SINGLE_OPTIONS', switchOptions(mpd.isSince('0.21'), say)],
    ['PLAYER.MPD_CONSUME_LOCKED', isLocked('consume')],
    ['PLAYER.MPD_CONSUME', switchOption(consume, say)],
    ['PLAYER.MPD_CONSUME_OPTIONS', switchOptions(mpd.isSince('0.24'), say)],
    ['PLAYER.MPD_NO_PARTITIONS', isAway || mpd.server === undefined || isLocked('newpartition')],
    ['PLAYER.MPD_NO_LIBRARY', isAway || mpd.address === undefined || isLocked('update')],
    ['PLAYER.MPD_LIBRARY', player.music.isScanning() ? say('UPDATING') : ''],
    ['PLAYER.MPD_FOLDERS', folderOptions(player, say)],
  ])
}

const lines = (texts: readonly string[]) => asText(texts.join('\n'))

/** A text that is shown as it is, also where it looks like markup. */
const asText = (text: string) =>
  text.includes('<')
    ? `<span>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')}</span>`
    : text

function serverWords(player: PlayerContext, mpd: MpdSettings, say: Say): string {
  const reach = mpd.reach()
  if (reach.kind === 'connecting') return say('CONNECTING')
  if (reach.kind === 'off') return asText(troubleWords(player, reach))
  const language = tagOf(player.storage.device.value().language)
  const version = say('VERSION', { version: reach.version })
  if (mpd.address === undefined) return lines([say('OWN'), version])
  const { library } = mpd.state()
  const figure = (name: string, count: number) =>
    say(name, { count: new Intl.NumberFormat(language).format(count) })
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return lines([
    say('ADDRESS', { address: mpd.address }),
    version,
    figure('SONGS', library.songs),
    figure('ALBUMS', library.albums),
    figure('ARTISTS', library.artists),
    say('UPDATED', { when: library.updated === 0 ? say('NEVER') : when.format(library.updated) }),
  ])
}

const volumeWords = (mpd: MpdSettings, say: Say) => say(`VOLUME_${mpd.mixer().toUpperCase()}`)

function gainWords(mode: string | undefined, say: Say): string {
  if (mode === undefined || mode === 'off') return say('OFF')
  return ['track', 'album', 'auto'].includes(mode) ? say(`GAIN_${mode.toUpperCase()}`) : mode
}

const switchNames = { 0: 'OFF', 1: 'ON', oneshot: 'ONCE' } as const

const switchOption = (value: Switch, say: Say) => ({
  value,
  label: say(switchNames[value]),
})

const switchOptions = (hasOnce: boolean, say: Say) =>
  hasOnce
    ? [switchOption('0', say), switchOption('1', say), switchOption('oneshot', say)]
    : [switchOption('0', say), switchOption('1', say)]

/** The folders right below the library; what lies deeper is updated from where it is listed. */
function folderOptions({ music }: PlayerContext, say: Say): Json {
  const names = music.library().folder('music-library')?.folders ?? []
  return [
    { value: '', label: say('ALL') },
    ...names.slice(0, mostFolders).map((name) => ({ value: name, label: name })),
  ]
}

/** The id of the switch of an output: by its name, as another may have its number when it is saved. */
export const outputId = ({ name }: OutputState) => `on:${name}`
/** The id of the field of an attribute of an output. */
export const attributeId = ({ name }: OutputState, attribute: string) => `set:${name}:${attribute}`

/** What people call the attributes that MPD's own plugins have. */
const knownAttributes = new Map([
  ['dop', 'DOP'],
  ['allowed_formats', 'ALLOWED_FORMATS'],
])

/** An attribute that is on or off; all others are texts. */
const isSwitched = (attribute: string, value: string) =>
  attribute === 'dop' && (value === '0' || value === '1')

/** Whether an output is on, and what can be set of it. */
function outputItems(output: OutputState, mpd: MpdSettings, say: Say): JsonObject[] {
  const { attributes, isOn, name, plugin } = output
  const isFixed = !mpd.can('outputset')
  const own = attributes.map(([attribute, value]): JsonObject => {
    const known = knownAttributes.get(attribute)
    const label = known === undefined ? attribute : say(known)
    return {
      id: attributeId(output, attribute),
      label: say('ATTRIBUTE', { output: name, name: label }),
      ...(attribute === 'allowed_formats' && { description: say('ALLOWED_FORMATS_EXAMPLE') }),
      readonly: isFixed,
      visibleIf: { field: outputId(output), value: true },
      ...(isSwitched(attribute, value)
        ? { element: 'switch', value: value === '1' }
        : { element: 'input', type: 'text', value }),
    }
  })
  return [
    {
      id: outputId(output),
      element: 'switch',
      label: name,
      ...(plugin !== '' && { description: asText(say('PLUGIN', { name: plugin })) }),
      readonly: !mpd.can(isOn ? 'disableoutput' : 'enableoutput'),
      value: isOn,
    },
    ...own,
    ...placeItems(output, mpd, say),
  ]
}

/** The id of the choice of the partition that an output plays in. */
export const placeId = ({ name }: OutputState): string => `in:${name}`

/** In which partition an output plays, where there are several. */
function placeItems(output: OutputState, mpd: MpdSettings, say: Say): JsonObject[] {
  const { partitions } = mpd.state()
  const { partition } = mpd.status()
  if (partitions.length < 2) return []
  return [
    {
      id: placeId(output),
      element: 'select',
      label: say('ATTRIBUTE', { output: output.name, name: say('PARTITION') }),
      readonly: !mpd.can('moveoutput'),
      value: { value: partition, label: partition },
      options: partitions.map((name) => ({ value: name, label: name })),
    },
  ]
}
