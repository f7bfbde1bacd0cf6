import type { Command, MpdConnection } from './connectMpd'
import type { MpdLink, MpdReach } from './createMpdLink'
import type { MpdStatus } from './MpdStatus'
import { MpdError, type Pair, toGroups, toRecord } from './protocol'

/** Something that an MPD plays through. */
export interface OutputState {
  id: number
  /** No other output of the server is called so. */
  name: string
  /** E.g. `alsa`; '' before MPD 0.21, which does not say. */
  plugin: string
  isOn: boolean
  /** What can be set of it while it runs, e.g. `['dop', '0']`. */
  attributes: readonly (readonly [name: string, value: string])[]
}

/** The size of a server's own library, and when it was last brought up to date. */
export interface LibraryState {
  songs: number
  albums: number
  artists: number
  /** ms since 1970; 0 where it never was. */
  updated: number
}

/** What can be set of an MPD besides what plays, and what it says of itself. */
export interface MpdState {
  outputs: readonly OutputState[]
  /** `off`, `track`, `album` or `auto`; undefined where it cannot be told. */
  replayGain: string | undefined
  library: LibraryState
  /** The parts of the server that play apart, this one too; none before MPD 0.22. */
  partitions: readonly string[]
}

/** What can be set of an MPD, held to what the server has. */
export interface MpdSettings {
  /** Where it is, with its partition, e.g. `nas.local:6600/attic`; undefined for the player's own. */
  address: string | undefined
  /** Where it is without that: of each of its partitions the same. */
  server: string | undefined
  reach(): MpdReach
  status(): MpdStatus
  state(): MpdState
  /** Whether the server knows a command, and lets us use it. */
  can(command: string): boolean
  /** Whether it speaks at least this version of the protocol, e.g. `0.21`. */
  isSince(version: string): boolean
  /** What turns the volume: nothing, MPD itself, or whatever its outputs have, as it does not say more. */
  mixer(): 'none' | 'software' | 'outputs'
  /**
   * Has the server do something, and resolves when that can be seen here. Rejects as `MpdConnection.ask`.
   */
  set(commands: readonly Command[]): Promise<void>
  /** Has these outputs play in that partition; one that is gone is left out. Rejects as `set`. */
  move(outputs: readonly string[], partition: string): Promise<void>
  /** Says on every screen why something was not done. */
  failed(error: unknown): void
}

interface MpdSettingsParts extends Pick<MpdSettings, 'address' | 'failed' | 'mixer' | 'server' | 'status'> {
  link: Pick<MpdLink, 'askAll' | 'can' | 'reach'>
  /** Asks the server how it is. */
  sync: () => Promise<void>
  /** A connection to another partition of the server, which whoever asked closes. */
  connectTo: (partition: string) => Promise<Pick<MpdConnection, 'ask' | 'close'>>
  /** Something of it is otherwise than before. */
  changed: () => void
}

/** What has to be asked for again when such a subsystem of a server changes. */
const subsystems = ['options', 'output', 'database', 'update', 'partition']

/** More outputs, attributes or partitions than anybody has; a page of more would help nobody. */
const mostOutputs = 50

const none: MpdState = {
  outputs: [],
  replayGain: undefined,
  library: { songs: 0, albums: 0, artists: 0, updated: 0 },
  partitions: [],
}

/** The settings of an MPD that has not been reached yet. */
export function createMpdSettings(
  parts: MpdSettingsParts,
): MpdSettings & { refresh(changed?: readonly string[]): Promise<void> } {
  const { link, sync, changed, connectTo, status, ...rest } = parts
  let state = none
  let told = ''

  /** Asks for what `status` does not say. A server without an answer to one of them is not asked for that. */
  const read = async () => {
    const questions = ['outputs', 'replay_gain_status', 'stats', 'listpartitions'].filter((name) =>
      link.can(name),
    )
    const answers = await link.askAll(questions.map((name): Command => [name]))
    const answerTo = (name: string) => answers[questions.indexOf(name)]?.pairs ?? []
    state = {
      outputs: toGroups(answerTo('outputs'), ['outputid'])
        .slice(0, mostOutputs)
        .map(toOutput)
        // What stays where an output was that plays in another partition now.
        .filter(({ plugin }) => plugin !== 'dummy'),
      replayGain: toRecord(answerTo('replay_gain_status'))['replay_gain_mode'],
      library: toLibrary(answerTo('stats')),
      partitions: answerTo('listpartitions')
        .flatMap(([key, value]) => (key === 'partition' ? [value] : []))
        .slice(0, mostOutputs),
    }
  }
  const tell = () => {
    const now = JSON.stringify([state, link.reach(), shownOf(status())])
    if (now === told) return
    told = now
    changed()
  }
  const refresh = async (what: readonly string[] = subsystems) => {
    // Without a server there is nothing to read, and that is what there is to tell.
    if (what.some((name) => subsystems.includes(name))) await read().catch(() => undefined)
    tell()
  }
  return {
    ...rest,
    status,
    reach: link.reach,
    can: link.can,
    state: () => state,
    isSince(version) {
      const reach = link.reach()
      return reach.kind === 'on' && isAtLeast(reach.version, version)
    },
    async set(commands) {
      try {
        await link.askAll(commands)
      } finally {
        // Of several those before the one that was refused are done.
        await sync()
        await refresh()
      }
    },
    async move(outputs, partition) {
      if (outputs.length === 0) return
      const other = await connectTo(partition)
      try {
        for (const name of outputs) await other.ask(['moveoutput', name]).catch(unlessGone)
      } finally {
        other.close()
        await sync()
        await refresh()
      }
    },
    refresh,
  }
}

/** Passes on why an output was not moved, unless there is no such output any more. */
function unlessGone(error: unknown): void {
  if (!(error instanceof MpdError) || error.code !== 50) throw error
}

/** What of a status is set, and does not change by itself all the time. */
const shownOf = ({ single, consume, crossfade, mixrampDb, mixrampDelay, volume, isUpdating }: MpdStatus) => [
  single,
  consume,
  crossfade,
  mixrampDb,
  mixrampDelay ?? '',
  volume === undefined,
  isUpdating,
]

function isAtLeast(version: string, least: string): boolean {
  const [is, wants] = [version, least].map((one) => one.split('.').map(Number))
  const differing = wants?.findIndex((part, index) => part !== (is?.[index] ?? 0)) ?? -1
  return differing < 0 || (is?.[differing] ?? 0) > (wants?.[differing] ?? 0)
}

function toOutput(pairs: readonly Pair[]): OutputState {
  const fields = toRecord(pairs)
  const attributes = pairs.flatMap(([key, value]) => {
    const equals = value.indexOf('=')
    return key === 'attribute' && equals > 0
      ? [[value.slice(0, equals), value.slice(equals + 1)] as const]
      : []
  })
  return {
    id: Number(fields['outputid']),
    name: fields['outputname'] ?? '',
    plugin: fields['plugin'] ?? '',
    isOn: fields['outputenabled'] === '1',
    attributes: attributes.slice(0, mostOutputs),
  }
}

function toLibrary(pairs: readonly Pair[]): LibraryState {
  const fields = toRecord(pairs)
  const count = (name: string) => {
    const number = Number(fields[name] ?? 0)
    return Number.isSafeInteger(number) && number > 0 ? number : 0
  }
  return {
    songs: count('songs'),
    albums: count('albums'),
    artists: count('artists'),
    updated: count('db_update') * 1_000,
  }
}
