import { join } from 'node:path'
import { mpdPage } from './answers/mpdPage'
import { soundOptions } from './commands/outputDevices'
import { repushPages } from './commands/answerPage'
import { watchEngine, tellUnkept } from './commands/watchEngine'
import { type Clock, createOneTimer, inBackground } from './core/Clock'
import type { PlayerContext } from './core/PlayerContext'
import { tellMpd } from './commands/tellMpd'
import { createChance } from './core/seededChance'
import { createOverlay, createGuest } from './playback/createGuest'
import { openCovers } from './covers/openCovers'
import { makeDemonstrationOnce } from './demonstration/makeDemonstration'
import { isNotPublic } from './http/localAddresses'
import { makeUpTracks } from './music/makeUpTracks'
import { openMusic } from './music/openMusic'
import { driveTracks, createUsbPort, usbTracks } from './drives/drives'
import { type Mpd, type MpdChoice, openMpd } from './mpd/openMpd'
import {
  connectToStation,
  createRadio,
  isStationList,
  type Radio,
  readStationList,
} from './playback/createRadio'
import type { EngineChange } from './playback/Engine'
import { createEngine } from './playback/createEngine'
import {
  createPlaybackStore,
  keepsNothing,
  type PlaybackStore,
  memoryOf,
} from './playback/createPlaybackStore'
import { createSound } from './playback/createSound'
import { newPlaylists } from './storage/musicDocuments'
import type { Storage } from './storage/openStorage'
import { createTeller } from './telling/createTeller'
import { samplePlaylists } from './commands/addToQueue'
import { scanLibrary } from './commands/library'
import { expand } from './queue/expand'

/** Which music a player has. */
export interface MusicOptions {
  /** A folder of real music. */
  musicFolder?: string
  /** Makes music of its own when it is given no folder. Default true. */
  demonstration?: boolean
  /** So many made-up tracks besides, in memory only. Default 0. */
  synthetic?: number
  /** Makes all that goes by chance the same each time. */
  seed?: number
  /** What makes the sound. Default: nothing does, a clock counts the time. */
  mpd?: MpdChoice
}

/** What playing needs of the rest of the player. */
interface Surroundings {
  dataFolder: string
  storage: Storage
  clock: Clock
  later: PlayerContext['later']
  log: (line: string) => void
  /** The whole of it; asked only once it is there. */
  player: () => PlayerContext
}

type Playing = Pick<
  PlayerContext,
  | 'chance'
  | 'covers'
  | 'engine'
  | 'guest'
  | 'music'
  | 'overlay'
  | 'quality'
  | 'radio'
  | 'sound'
  | 'teller'
  | 'usb'
>

/**
 * Opens the library and what plays of it, as it was when the player was closed. The library is not looked
 * through yet.
 */
export async function openPlayback(
  options: MusicOptions,
  { dataFolder, storage, clock, later, log, player }: Surroundings,
): Promise<Playing & { playbackStore: PlaybackStore; mpd: Mpd | undefined; isNew: boolean }> {
  const { musicFolder, synthetic = 0, seed } = options
  const isElsewhere = options.mpd?.kind === 'shared'
  const { demonstration = musicFolder === undefined && !isElsewhere } = options
  const own = join(dataFolder, 'music')
  const internal = musicFolder ?? join(own, 'INTERNAL')
  const isNew = demonstration && (await makeDemonstrationOnce(internal, log))
  const usb = createUsbPort()
  const made = makeUpTracks(synthetic, 'music-library/SYNTHETIC')
  const ownMusic = await openMusic({
    dataFolder,
    roots: [
      { name: 'INTERNAL', folder: internal, isOwn: musicFolder === undefined },
      { name: 'USB', folder: join(own, 'USB') },
    ],
    // What has no file makes no sound.
    madeUp: () =>
      options.mpd === undefined || (options.mpd.kind === 'own' && options.mpd.standIn !== undefined)
        ? [...made, ...storage.drives.value().flatMap(driveTracks), ...(demonstration ? usbTracks(usb) : [])]
        : [],
    isThere: (uri) => usb.isThere(uri),
    log,
  })
  const chance = seed === undefined ? Math.random : createChance(seed)
  const timer = () => createOneTimer({ now: clock.now, later })
  const teller = createTeller(player, () => playbackStore.keepQueue())
  const changed = (what: EngineChange) => {
    watchEngine(player(), what)
    playbackStore.changed(what)
  }
  const soundChanged = () => {
    teller.changed('sound')
    playbackStore.changed('sound')
  }
  const isTyped = (uri: string) => storage.webRadios.value().some((station) => station.uri === uri)
  const askStation: Radio['ask'] = async (uri) => {
    if (player().faults.happens('radio-unreachable')) throw new Error('no music there')
    return connectToStation(uri, isTyped(uri))
  }
  // An MPD elsewhere has playlists of its own, and gets none that nobody has made.
  if (isElsewhere && storage.playlists.value() === newPlaylists) await storage.playlists.save([])
  const mpd =
    options.mpd &&
    (await openMpd({
      choice: options.mpd,
      dataFolder,
      music: isElsewhere ? undefined : ownMusic,
      documents: { ...storage },
      memory: memoryOf(storage),
      soundOptions: () => soundOptions(storage),
      now: clock.now,
      later,
      askStation,
      stations: {
        mayTune: (uri) => isTyped(uri) || (URL.canParse(uri) && !isNotPublic(new URL(uri).hostname)),
        readList: async (uri) => (isStationList(uri) ? readStationList(uri, isTyped(uri)) : undefined),
      },
      changed,
      soundChanged,
      stateChanged: () => teller.changed('state'),
      settingsChanged: () => repushPages(player(), [mpdPage]),
      tell: (tale) => tellMpd(player(), tale),
      log,
    }))
  Object.assign(storage, mpd?.lists)
  const music = mpd?.music ?? ownMusic
  const engine =
    mpd?.engine ??
    createEngine({
      now: clock.now,
      end: createOneTimer({
        now: clock.now,
        // What happens by the clock is told before the clock goes on.
        later: (milliseconds, run) =>
          later(milliseconds, () => {
            run()
            teller.tell()
          }),
      }),
      changed,
      chance,
      memory: memoryOf(storage),
    })
  const sound = mpd?.sound ?? createSound(memoryOf(storage), () => soundOptions(storage), soundChanged)
  // An MPD elsewhere knows itself what it plays.
  const playbackStore = isElsewhere
    ? keepsNothing
    : createPlaybackStore({
        storage,
        engine,
        sound,
        timer: timer(),
        now: clock.now,
        log,
        failed: () => tellUnkept(player()),
      })
  return {
    music,
    covers: await openCovers(join(dataFolder, 'covers'), music, log),
    chance,
    engine,
    sound,
    guest: createGuest(clock.now),
    radio: mpd?.radio ?? createRadio(askStation),
    quality: () => mpd?.quality() ?? {},
    mpd,
    overlay: createOverlay(),
    teller,
    usb,
    playbackStore,
    isNew,
  }
}

/**
 * Looks through the music: the player's own at once, a person's folder, which may be large, while it is in
 * use already.
 */
export async function openLibrary(
  player: PlayerContext,
  { musicFolder, mpd }: MusicOptions,
  isNew: boolean,
): Promise<void> {
  const { engine, music, storage } = player
  // It reads its music itself, whenever it is there.
  if (mpd?.kind === 'shared') return
  if (musicFolder !== undefined)
    return inBackground(player, 'reading the music', () => scanLibrary(player, 'update', { silently: true }))
  await music.scan()
  if (storage.playlists.value() === newPlaylists) await storage.playlists.save(samplePlaylists(player))
  // Something to press play for.
  const [first] = storage.playlists.value()
  if (isNew && first !== undefined && engine.queue().length === 0)
    engine.replace(await expand(player, { uri: `playlists/${first.name}` }))
}
