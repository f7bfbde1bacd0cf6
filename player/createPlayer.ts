import { createServer } from 'node:http'
import { join } from 'node:path'
import { noCloudAccount } from './account/CloudAccount'
import { cloudOfBrand, createCloudAccount, embeddedCloud, ownPresence } from './account/createCloudAccount'
import { armAlarms, armSleep } from './commands/armTimers'
import { bootSystem } from './commands/updateSystem'
import { repushPages } from './commands/answerPage'
import { skipWizardIfUnwanted } from './commands/wizard'
import { routeControl } from './control/routeControl'
import { type Clients, createClients, createNews } from './core/Clients'
import { type Clock, machineClock, createOneTimer, createTimers } from './core/Clock'
import { type Delays, usualDelays } from './core/Delays'
import type { PlayerContext, ConnectionControl } from './core/PlayerContext'
import { createFaults } from './core/Faults'
import { createSay } from './core/createSay'
import { readBrand } from './core/readBrand'
import { folders } from './folders'
import { allowAnyOrigin } from './http/answer'
import {
  createHttpHandler,
  routeBrand,
  routeHosts,
  routePing,
  routePlaylist,
  withCloud,
} from './http/createHttpHandler'
import { openPort } from './http/openPort'
import { createOrigins } from './http/origins'
import { routeInterface, routeShownInterface } from './http/routeInterface'
import { routeMetadata } from './http/routeMetadata'
import { routePictures } from './http/routePictures'
import { routeUploads } from './http/routeUploads'
import { setSecurityHeaders } from './http/setSecurityHeaders'
import type { Brand } from '../schemas/generated/types'
import { createInterfaces } from './interfaces/createInterfaces'
import { createPluginProcesses } from './interfaces/createPluginProcesses'
import { openPluginHome } from './installer/openPluginHome'
import { openStore } from './installer/openStore'
import { loadFrom } from './habits/Habit'
import type { Music } from './music/openMusic'
import { openLibrary, type MusicOptions, openPlayback } from './openPlayback'
import { openPlugins } from './pages/openPlugins'
import type { Engine } from './playback/Engine'
import type { Sound } from './playback/createSound'
import { handleRequest } from './requests/handleRequest'
import { attachGeneration2, attachGeneration4 } from './sockets/attachSockets'
import { openStorage } from './storage/openStorage'
import { plainQuirks } from './telling/createTeller'
import { realQuirks } from './telling/realQuirks'
import type { RoomSystem } from './rooms/RoomSystem'
import { createRoomSystem } from './rooms/createRoomSystem'
import { createScreen } from './rooms/createScreen'
import { routeRooms } from './rooms/routeRooms'
import { addresses } from './start/findFreePort'
import { removeHalfUploads } from './uploads/receiveFile'

/** How a player is to be started; only the data folder has no default. */
export interface PlayerOptions extends MusicOptions {
  /** Where the state lives; made if missing. */
  dataFolder: string
  /** 0, the default, takes any free one. */
  port?: number
  /** Address to listen at; default every one of this machine. */
  host?: string
  /** What it is called from now on; default the name that was kept, or the product's. */
  name?: string
  /** Origins of the other players of the house, as browsers reach them, e.g. `http://192.168.1.51:3000`. */
  peers?: readonly string[]
  /** Protocol generation of the socket server; 4 also takes clients of generation 2. Default 4. */
  generation?: 2 | 4
  /** Folders of plugins beside the shipped ones. */
  pluginFolders?: readonly string[]
  /** What its store has, as player/store is laid out; default that. */
  storeFolder?: string
  /** So many made-up plugins in the store, besides the real ones. Default 0. */
  syntheticPlugins?: number
  /** Origins by which it is reached besides, and whose pages may drive it, e.g. `http://music.example`. */
  origins?: readonly string[]
  /** Addresses of reverse proxies whose word about host and scheme is taken. */
  trusted?: readonly string[]
  /** Default: the project's brand.json. */
  brandFile?: string
  /**
   * An embedded cloud: the interface uses it, and the player can be signed in to it. Default: what the brand
   * says.
   */
  cloud?: { url: string }
  /** Has no accounts, whatever the brand says. Default false. */
  withoutAccounts?: boolean
  /** The built interface; default dist/app. */
  interfaceFolder?: string
  /** Never opens the first-run wizard by itself. Default false. */
  withoutWizard?: boolean
  /** `real`: says what it plays as devices in the field do, in bursts and with gaps. Default `plain`. */
  quirks?: 'plain' | 'real'
  /** Where they differ from the usual ones. */
  delays?: Partial<Delays>
  /** Default: the machine's. */
  clock?: Clock
  /** Gets one line for each thing that a person should know. Default: nowhere. */
  log?: (line: string) => void
}

/** A running player, with what a test needs to lead it. */
export interface Player extends ConnectionControl {
  /** Where its interface opens, e.g. `http://localhost:3000`. */
  url: string
  port: number
  /** What it is called now. */
  name(): string
  clients: Clients
  /** Its library, and what plays of it. */
  music: Music
  engine: Engine
  sound: Sound
  roomSystem: RoomSystem
  /** Ends it: state on disk, every connection cut, port closed. */
  close(): Promise<void>
}

function withoutCloud(brand: Brand): Brand {
  const { cloud, ...rest } = brand
  return cloud === undefined ? brand : rest
}

/**
 * Starts a player. Rejects when the port is taken, the data folder cannot be written or the brand file is
 * wrong.
 */
export async function createPlayer(options: PlayerOptions): Promise<Player> {
  const { log = () => undefined, host, clock = machineClock } = options
  const named = await readBrand(options.brandFile ?? folders.brandFile)
  const brand = options.withoutAccounts ? withoutCloud(named) : named
  const storage = await openStorage(options.dataFolder, { name: brand.productName, language: 'en' }, log)
  if (options.name !== undefined && options.name !== storage.device.value().name)
    await storage.device.save({ ...storage.device.value(), name: options.name })
  const clients = createClients(brand.word)
  const timers = createTimers(clock)
  const pluginHome = await openPluginHome(
    join(options.dataFolder, 'plugins'),
    join(options.dataFolder, 'packages'),
  )
  const store = await openStore(options.storeFolder ?? folders.store)
  store.setMadeUp(options.syntheticPlugins ?? 0)
  const plugins = await openPlugins({
    shippedFolder: folders.plugins,
    // An author's own folder is the one that counts while it is written.
    folders: [pluginHome.folder, ...(options.pluginFolders ?? [])],
    log,
    changed: (ids) => repushPages(context, ids),
  })
  const connections: ConnectionControl = {
    dropSockets: () => clients.all().forEach((client) => client.drop()),
    goOffline(milliseconds) {
      port.closeFor(milliseconds)
      account.away(milliseconds)
    },
    comeBack: () => port.open(),
  }
  const { playbackStore, mpd, isNew, ...playing } = await openPlayback(options, {
    dataFolder: options.dataFolder,
    storage,
    clock,
    later: timers.later,
    log,
    player: () => context,
  })
  // Real files take the time that they take.
  const delays = {
    ...usualDelays,
    ...(options.musicFolder !== undefined && { rescan: 0 }),
    ...options.delays,
  }
  let origin = ''
  const roomSystem = await createRoomSystem(
    { player: () => context, host: () => origin },
    { delays, storage, log, now: clock.now, later: timers.later },
  )
  const cloud = options.cloud ? embeddedCloud(options.cloud.url) : cloudOfBrand(brand, log)
  const account =
    cloud === undefined
      ? noCloudAccount(brand.cloud !== undefined)
      : createCloudAccount(
          { cloud, hwuuid: roomSystem.id, told: () => ownPresence(context) },
          { storage, delays, later: timers.later, log },
        )
  const processes = createPluginProcesses(() => context, join(options.dataFolder, 'configuration'))
  const builtFolder = options.interfaceFolder ?? folders.builtInterface
  const interfaces = await createInterfaces(
    { brand, clients, log, storage },
    (id) => pluginHome.folderOf(id),
    {
      folder: builtFolder,
      changed: () => processes.told(),
    },
  )
  const shownInterface = routeShownInterface(() => interfaces.shown())
  const context: PlayerContext = {
    ...connections,
    ...playing,
    ...(mpd && { mpd: mpd.settings }),
    account,
    quirks: plainQuirks(() => context),
    brand,
    storage,
    clients,
    faults: createFaults(),
    delays,
    roomSystem,
    screen: createScreen(),
    news: createNews(() => clients.all().length, clock.now),
    withoutWizard: options.withoutWizard ?? false,
    plugins,
    store,
    pluginHome,
    interfaces,
    processes,
    backgroundsFolder: folders.backgrounds,
    say: createSay(brand, () => storage.device.value().language),
    log,
    now: clock.now,
    later: timers.later,
    timers: {
      sleep: createOneTimer({ now: clock.now, later: timers.later }),
      alarm: createOneTimer({ now: clock.now, later: timers.later }),
    },
    uploads: {
      backgrounds: join(options.dataFolder, 'backgrounds'),
      albumart: join(options.dataFolder, 'albumart'),
      packages: join(options.dataFolder, 'packages'),
      firmware: join(options.dataFolder, 'firmware'),
    },
  }
  if (options.quirks === 'real') context.quirks = realQuirks(() => context)
  loadFrom(context)
  await mpd?.begin()
  await openLibrary(context, options, isNew)
  await bootSystem(context)
  await skipWizardIfUnwanted(context)
  await removeHalfUploads(Object.values(context.uploads))
  await armSleep(context)
  armAlarms(context)
  const origins = createOrigins(options.origins ?? [], 'network')
  const server = createServer(
    createHttpHandler(
      [
        (exchange) => setSecurityHeaders(exchange, withCloud(brand, options.cloud?.url, exchange.origin)),
        allowAnyOrigin,
        routeControl(context),
        routeRooms(context),
        // What the build of an interface holds for itself is its own, and not ours.
        (exchange) => exchange.path.startsWith('/app/') && shownInterface(exchange),
        routeHosts(undefined),
        routePing,
        routePlaylist(() => storage.playlists.value()),
        routeBrand(brand, options.cloud?.url),
        routeMetadata(brand, () => context.music),
        routeUploads(context),
        routePictures({
          sectionImage: plugins.fileOf,
          backgroundsFolders: [folders.backgrounds, context.uploads.backgrounds],
          albumartFolder: context.uploads.albumart,
          cover: (query) => context.covers.find(query),
          hasBareSigns: options.quirks === 'real',
        }),
        shownInterface,
        routeInterface(builtFolder, folders.publicFiles),
      ],
      log,
    ),
  )
  const attach = options.generation === 2 ? attachGeneration2 : attachGeneration4
  const endSockets = attach(server, {
    connected(socket) {
      const client = clients.enter(socket)
      client.pushAsIs('closeAllModals', '')
      context.news.tell(client)
    },
    requested(socket, event, payload, acknowledge) {
      const client = clients.of(socket)
      if (client === undefined) return
      context.news.tookIn(client)
      const inTurn = acknowledge && ((answer: unknown) => clients.inTurn(() => acknowledge(answer)))
      void handleRequest({ player: context, client, ...(inTurn && { acknowledge: inTurn }) }, event, payload)
    },
    disconnected: (socket) => clients.leave(socket),
  })
  const stop = async () => {
    plugins.close()
    await processes.close()
    roomSystem.close()
    await account.close()
    context.music.close()
    await playbackStore
      .keep()
      .catch((error: unknown) => log(`what plays could not be kept: ${String(error)}`))
    await mpd?.close()
    timers.close()
    await storage.settled()
  }
  const port = await openPort(server, {
    port: options.port,
    host,
    origins,
    trusted: options.trusted,
    log,
  }).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  origin = addresses(host, port.number).at(-1) ?? ''
  roomSystem.meet(options.peers ?? [])
  account.start()
  // None of them keeps the player from being there.
  void processes.startAll()

  return {
    url: `http://${host ?? 'localhost'}:${port.number}`,
    port: port.number,
    name: () => storage.device.value().name,
    clients,
    music: context.music,
    engine: context.engine,
    sound: context.sound,
    roomSystem,
    ...connections,
    async close() {
      endSockets()
      await port.close()
      await stop()
    },
  }
}
