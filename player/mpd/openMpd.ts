import { join } from 'node:path'
import type { JsonObject } from '../../authoring/json/Json'
import type { Music } from '../music/openMusic'
import type { Track } from '../music/Track'
import type { EngineChange, EngineMemory, QueueItem } from '../playback/Engine'
import type { Radio } from '../playback/createRadio'
import type { SoundMemory, SoundOptions } from '../playback/createSound'
import { connectMpd, type MpdLogin } from './connectMpd'
import { createMpdEngine, type MpdEngine } from './createMpdEngine'
import { createMpdLink, type MpdLink, type MpdReach } from './createMpdLink'
import { createMpdLists, type ListDocuments, type MpdListNews, type MpdLists } from './createMpdLists'
import { createMpdRadio, type MpdRadio } from './createMpdRadio'
import { createMpdSettings, type MpdSettings } from './createMpdSettings'
import { createMpdSound, type MpdSound } from './createMpdSound'
import { createFaultTeller, faultOf, type MpdFault, toFault } from './faults'
import { openMpdMusic } from './openMpdMusic'
import { filePlaces, sharedPlaces, type StationRules } from './places'
import { toQuality } from './MpdStatus'
import { type MpdOutput, type OwnMpd, startMpd } from './startMpd'
import { messageOf } from '../core/messageOf'

/**
 * Which MPD makes the sound: one of the player's own, or one that runs elsewhere and has music of its own.
 */
export type MpdChoice = OwnMpdChoice | SharedMpd

/** An mpd that is started for this player alone. */
export interface OwnMpdChoice {
  kind: 'own'
  /** Default: what there is on this machine. */
  outputs?: readonly MpdOutput[]
  /** A file for a track that has none; without it such tracks are left out. */
  standIn?: (track: Track) => string
  /** An address that plays in the place of a station's; undefined for one that plays itself. */
  standInStation?: (uri: string) => string | undefined
}

/** An MPD that others speak to as well. */
export type SharedMpd = { kind: 'shared'; login: MpdLogin }

/** What happens to the connection or to what plays, for whoever puts it into words. */
export type MpdTale =
  | { kind: 'reach'; reach: MpdReach }
  | { kind: 'crashed' }
  | { kind: 'missing'; items: readonly QueueItem[] }
  /** What was wanted is not done, or what plays is not heard. */
  | { kind: 'fault'; fault: MpdFault }
  /** Files that cannot be played, by their names. */
  | { kind: 'unplayable'; names: readonly string[] }
  /** Nothing sounds on this machine. */
  | { kind: 'silent' }
  | MpdListNews

/** What an MPD does for a player. */
export interface Mpd {
  engine: MpdEngine
  /** The music that it has, where it has its own. */
  music?: Music
  /** The lists that it keeps. */
  lists: Pick<MpdLists, 'playlists' | 'favourites'>
  sound: MpdSound
  radio: MpdRadio
  /** What can be set of it. */
  settings: MpdSettings
  /** What is known of the sound that comes out, in the words of the state; nothing while nothing plays. */
  quality(): JsonObject
  /** Begins, once the rest of the player is there. */
  begin(): Promise<void>
  close(): Promise<void>
}

interface MpdParts {
  choice: MpdChoice
  dataFolder: string
  /** The player's own music; an MPD elsewhere has its own. */
  music: Music | undefined
  /** The player's own lists, for those that MPD does not keep. */
  documents: ListDocuments
  memory: EngineMemory & SoundMemory
  soundOptions: () => SoundOptions
  /** Now, ms since 1970. */
  now: () => number
  later: (milliseconds: number, run: () => void) => () => void
  askStation: Radio['ask']
  stations: StationRules
  changed: (what: EngineChange) => void
  soundChanged: () => void
  /** Something else of the state: quality, the title of a stream. */
  stateChanged: () => void
  /** Something that can be set is otherwise than before. */
  settingsChanged: () => void
  tell: (tale: MpdTale) => void
  log: (line: string) => void
}

/** How long the player waits for the first word of a server before it begins without, ms. */
const longestStart = 2_000

/** An MPD that is not started and not connected to yet. */
export async function openMpd(parts: MpdParts): Promise<Mpd> {
  const { choice, memory, later, changed, tell, log } = parts
  const isOwn = choice.kind === 'own'
  const { standIn, standInStation } = isOwn ? choice : {}
  const stations: StationRules = {
    ...parts.stations,
    readList: async (uri) => standInStation?.(uri) ?? parts.stations.readList(uri),
  }
  let settle: (() => void) | undefined
  const settled = new Promise<void>((resolve) => (settle = resolve))
  let isClosed = false
  let lastTitle = ''
  let refused = ''
  let own: OwnMpd | undefined
  let link: MpdLink | undefined
  const connected = () => {
    if (link === undefined) throw new Error('MPD is not there yet')
    return link
  }
  const speaker: Pick<MpdLink, 'ask' | 'askAll' | 'can'> = {
    ask: async (command) => connected().ask(command),
    askAll: async (commands, take) => connected().askAll(commands, take),
    can: (command) => connected().can(command),
  }
  const ofServer = await openMpdMusic({ link: speaker, log })
  const there = parts.music === undefined ? ofServer : undefined
  const places =
    parts.music === undefined ? sharedPlaces(stations, there) : filePlaces(parts.music, stations, standIn)
  /** What people call a file that the server names by its place, or by its path on its own machine. */
  const nameOf = (path: string) => {
    const isIt = (place: string | undefined) =>
      place !== undefined && (path === place || path.endsWith(`/${place}`))
    return engine.queue().find((item) => isIt(places.toMpd(item)))?.name ?? path.split('/').at(-1) ?? path
  }
  const tellFault = createFaultTeller(later, (tale) => {
    if (tale.kind === 'files') tell({ kind: 'unplayable', names: tale.places.map(nameOf) })
    else if (tale.fault.kind === 'file')
      tell({ kind: 'fault', fault: { ...tale.fault, place: nameOf(tale.fault.place) } })
    else tell(tale)
  })
  const lists = createMpdLists({
    link: speaker,
    documents: parts.documents,
    library: () => (parts.music ?? ofServer).library(),
    places,
    isOwn,
    tell,
    log,
  })
  const engine: MpdEngine = createMpdEngine({
    link: speaker,
    places,
    ...(isOwn && { memory }),
    now: parts.now,
    changed(what) {
      // A station that comes back is not at its end, and nothing else follows it.
      if (what === 'stopped' && radio.isComingBack()) return parts.stateChanged()
      changed(what)
    },
    told(status, before) {
      sound.told(status)
      there?.updating(status.isUpdating)
      if (status.isUpdating !== before.isUpdating) parts.stateChanged()
      const isOfStation = radio.told(status, engine.streamTitle())
      if (status.error !== '' && status.error !== before.error) {
        // What was refused for it has been told with the same words.
        if (!isOfStation && status.error !== refused) tellFault(toFault(status.error))
        refused = ''
        // Where it stays, it is at least not told again.
        if (speaker.can('clearerror')) void engine.run([['clearerror']])
      }
      const title = engine.streamTitle()
      const isOther =
        JSON.stringify([toQuality(status), title]) !== JSON.stringify([toQuality(before), lastTitle])
      lastTitle = title
      if (isOther) parts.stateChanged()
    },
    failed(error) {
      if (isClosed) return
      refused = messageOf(error)
      tellFault(faultOf(error))
    },
    missing: (items) => tell({ kind: 'missing', items }),
  })
  const sound: MpdSound = createMpdSound({
    memory,
    options: parts.soundOptions,
    run: (commands) => engine.run(commands),
    changed: parts.soundChanged,
  })
  const radio = createMpdRadio({
    ask: parts.askStation,
    later,
    look: () => void engine.sync(),
    listenAnew: (id) => void engine.run([['stop'], ['playid', id]]),
    changed: parts.stateChanged,
    log,
  })
  const settings = createMpdSettings({
    ...toAddress(choice),
    mixer: () => {
      if (engine.status().volume === undefined) return 'none'
      const isSoftware = own?.outputs.every(({ settings }) => settings?.['mixer_type'] === 'software')
      return isSoftware === true ? 'software' : 'outputs'
    },
    link: { ...speaker, reach: () => link?.reach() ?? { kind: 'connecting' } },
    status: () => engine.status(),
    sync: () => engine.sync(),
    connectTo: (partition) =>
      choice.kind === 'shared'
        ? connectMpd({ ...choice.login, partition })
        : Promise.reject(new Error('it has no partitions')),
    changed: parts.settingsChanged,
    failed: (error) => tellFault(faultOf(error)),
  })

  /** Has the library read, with a sign in the state meanwhile. */
  const read = async (run: () => Promise<void>) => {
    const reading = run()
    parts.stateChanged()
    parts.settingsChanged()
    try {
      await reading
    } catch (error) {
      log(`the music of MPD could not be read: ${messageOf(error)}`)
    }
    parts.stateChanged()
    parts.settingsChanged()
  }

  const connect = (login: MpdLogin) => {
    link = createMpdLink({
      login,
      later,
      opened() {
        const { volume, mute } = sound.memory()
        engine.opened(isOwn ? [['setvol', mute ? 0 : volume]] : [])
        if (there !== undefined) void read(() => there.opened())
        void engine.sync().then(() => settings.refresh())
        void lists.opened()
      },
      changed(subsystems) {
        void lists.changed(subsystems)
        if (there !== undefined && subsystems.includes('database')) void read(() => there.changed())
        void engine.sync().then(() => settings.refresh(subsystems))
      },
      reached(reach) {
        settle?.()
        if (reach.kind === 'off') {
          if (radio.isComingBack()) radio.off()
          engine.lost()
        }
        void settings.refresh([])
        // That one of our own has ended is told as that.
        if (!isOwn || reach.kind !== 'off') tell({ kind: 'reach', reach })
      },
    })
  }

  return {
    engine: {
      ...engine,
      stop() {
        // A station that is silent for the moment does not begin again.
        if (radio.isComingBack()) radio.off()
        engine.stop()
      },
    },
    ...(there !== undefined && { music: there }),
    lists,
    sound,
    radio,
    settings,
    quality: () => toQuality(engine.status()),
    async begin() {
      if (choice.kind === 'shared') connect(choice.login)
      else {
        own = await startMpd({
          ...choice,
          folder: join(parts.dataFolder, 'mpd'),
          log,
          crashed: () => tell({ kind: 'crashed' }),
        })
        if (own.outputs.every(({ plugin }) => plugin === 'null')) tell({ kind: 'silent' })
        connect({ place: { path: own.path } })
      }
      later(longestStart, () => settle?.())
      await settled
      if (link?.reach().kind === 'on') await engine.sync()
    },
    async close() {
      isClosed = true
      there?.close()
      link?.close()
      await own?.close()
    },
  }
}

/** Where an MPD is, as people write it. */
function toAddress(choice: MpdChoice): Pick<MpdSettings, 'address' | 'server'> {
  if (choice.kind === 'own') return { address: undefined, server: undefined }
  const { place, partition } = choice.login
  const server = 'path' in place ? place.path : `${place.host}:${place.port}`
  return { address: partition === undefined ? server : `${server}/${partition}`, server }
}
