import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { eventually } from '../../tests/support/eventually'
import { connectMpd, type MpdConnection } from './connectMpd'
import { toMoves, toStatus } from './MpdStatus'
import { type Answer, MpdError, type Pair, toGroups, toRecord } from './protocol'
import { recorded, replay } from './testing/replay'
import { coverBytes, isList, layOutMusic, oddName, session, type Step } from './testing/session'
import { startServer } from './testing/startServer'
import { hasSound } from './testing/startSounding'

/** What came of each step: answers, or the refusal. */
type Recorded = Record<Step, Answer[] | MpdError>

let open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.reverse()) await close()
  open = []
})

/** Goes through the session as it was recorded. */
async function goThrough(connection: MpdConnection): Promise<Recorded> {
  open.push(() => connection.close())
  const recorded: Partial<Recorded> = {}
  for (const [step, words] of Object.entries(session)) {
    const asked = isList(words) ? connection.askAll(words) : connection.ask(words).then((one) => [one])
    const answers = await asked.catch((error: unknown) => {
      if (error instanceof MpdError) return error
      throw error
    })
    Object.assign(recorded, { [step]: answers })
  }
  const isWhole = (some: Partial<Recorded>): some is Recorded =>
    Object.keys(some).length === Object.keys(session).length
  if (!isWhole(recorded)) throw new Error('the session is not whole')
  return recorded
}

const answersOf = (recorded: Answer[] | MpdError): Answer[] => {
  if (recorded instanceof MpdError) throw recorded
  return recorded
}
const pairsOf = (recorded: Answer[] | MpdError): readonly Pair[] =>
  answersOf(recorded).flatMap(({ pairs }) => pairs)
const errorOf = (recorded: Answer[] | MpdError) =>
  recorded instanceof MpdError ? [recorded.code, recorded.message] : 'done'
const files = (pairs: readonly Pair[]) =>
  toGroups(pairs, ['file'])
    .map((song) => toRecord(song)['file'] ?? '')
    .toSorted((one, other) => (one < other ? -1 : 1))

/** What the session comes to, wherever it is gone through. */
function expectSession(recorded: Recorded): void {
  const commands = pairsOf(recorded.known).map(([, command]) => command)
  expect(commands).toEqual(expect.arrayContaining(['status', 'play', 'addid', 'albumart', 'idle']))
  expect(toStatus(pairsOf(recorded.atRest))).toMatchObject({
    status: 'stop',
    length: 0,
    volume: 100,
    error: '',
  })
  expect(pairsOf(recorded.top)).toContainEqual(['directory', 'Ebb Tide'])
  const names = ['Ebb Tide/a.wav', `Ebb Tide/${oddName}`]
  expect(files(pairsOf(recorded.album))).toEqual(names)
  expect(toRecord(pairsOf(recorded.found))).toMatchObject({
    file: 'Ebb Tide/a.wav',
    Artist: 'Anna "Ännchen" Lind',
    Title: 'Low: Tide',
  })
  expect(answersOf(recorded.added)).toHaveLength(3)
  const { halfAdded } = recorded
  expect(errorOf(halfAdded)[0]).toBe(50)
  expect(halfAdded instanceof MpdError && halfAdded.done).toHaveLength(1)
  expect(files(pairsOf(recorded.queue))).toEqual(['Ebb Tide/a.wav', 'Ebb Tide/a.wav', ...names])
  const ids = pairsOf(recorded.queue).flatMap(([key, value]) => (key === 'Id' ? [Number(value)] : []))
  expect(toMoves(pairsOf(recorded.changes))).toEqual(ids.map((id, position) => ({ id, position })))
  expect(toStatus(pairsOf(recorded.playing))).toMatchObject({
    status: 'play',
    songId: ids[1],
    duration: 6_000,
    length: 4,
  })
  expect(toRecord(pairsOf(recorded.current))['file']).toBe(`Ebb Tide/${oddName}`)
  expect(toStatus(pairsOf(recorded.waiting))).toMatchObject({ status: 'pause', position: 1 })
  const pieces = [...answersOf(recorded.cover), ...answersOf(recorded.restOfCover)]
  expect(Buffer.concat(pieces.map(({ binary }) => binary ?? Buffer.alloc(0))).equals(coverBytes)).toBe(true)
  expect(answersOf(recorded.noPicture)).toEqual([{ pairs: [] }])
  expect(errorOf(recorded.badIndex)).toEqual([2, 'Bad song index'])
  expect(errorOf(recorded.noSuchFile)[0]).toBe(50)
  expect(errorOf(recorded.noSuchCommand)).toEqual([5, 'unknown command "sing"'])
  expect(errorOf(recorded.badArgument)[0]).toBe(2)
  expect(answersOf(recorded.stopped)).toEqual([{ pairs: [] }])
}

describe.each(recorded)('an MPD as it was recorded, %s', (version) => {
  it.each([1, 7, 8_192, 1_000_000])('is understood in pieces of %d bytes', async (size) => {
    const server = await replay(version, size)
    open.push(() => server.close())
    const connection = await connectMpd({ place: { host: '127.0.0.1', port: server.port } })
    const recorded = await goThrough(connection)
    expect(server.mismatch()).toBe('')
    expect(connection.version).toBe(version)
    expectSession(recorded)
  })
})

it.skipIf(!hasSound)('an MPD of this machine says what was recorded', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'session-'))
  open.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  await layOutMusic(join(folder, 'music'))
  const server = await startServer(folder)
  open.push(() => server.close())
  await server.does('update')
  await eventually(async () =>
    expect((await server.does('status')).map(([key]) => key)).not.toContain('updating_db'),
  )
  expectSession(await goThrough(await connectMpd({ place: { path: server.path } })))
})
