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
type Said = Record<Step, Answer[] | MpdError>

let open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.reverse()) await close()
  open = []
})

/** Goes through the session as it was recorded. */
async function goThrough(connection: MpdConnection): Promise<Said> {
  open.push(() => connection.close())
  const said: Partial<Said> = {}
  for (const [step, words] of Object.entries(session)) {
    const asked = isList(words) ? connection.askAll(words) : connection.ask(words).then((one) => [one])
    const answers = await asked.catch((error: unknown) => {
      if (error instanceof MpdError) return error
      throw error
    })
    Object.assign(said, { [step]: answers })
  }
  const isWhole = (some: Partial<Said>): some is Said =>
    Object.keys(some).length === Object.keys(session).length
  if (!isWhole(said)) throw new Error('the session is not whole')
  return said
}

const answersOf = (said: Answer[] | MpdError): Answer[] => {
  if (said instanceof MpdError) throw said
  return said
}
const pairsOf = (said: Answer[] | MpdError): readonly Pair[] => answersOf(said).flatMap(({ pairs }) => pairs)
const errorOf = (said: Answer[] | MpdError) => (said instanceof MpdError ? [said.code, said.message] : 'done')
const files = (pairs: readonly Pair[]) =>
  toGroups(pairs, ['file'])
    .map((song) => toRecord(song)['file'] ?? '')
    .toSorted((one, other) => (one < other ? -1 : 1))

/** What the session comes to, wherever it is gone through. */
function expectSession(said: Said): void {
  const commands = pairsOf(said.known).map(([, command]) => command)
  expect(commands).toEqual(expect.arrayContaining(['status', 'play', 'addid', 'albumart', 'idle']))
  expect(toStatus(pairsOf(said.atRest))).toMatchObject({ status: 'stop', length: 0, volume: 100, error: '' })
  expect(pairsOf(said.top)).toContainEqual(['directory', 'Ebb Tide'])
  const names = ['Ebb Tide/a.wav', `Ebb Tide/${oddName}`]
  expect(files(pairsOf(said.album))).toEqual(names)
  expect(toRecord(pairsOf(said.found))).toMatchObject({
    file: 'Ebb Tide/a.wav',
    Artist: 'Anna "Ännchen" Lind',
    Title: 'Low: Tide',
  })
  expect(answersOf(said.added)).toHaveLength(3)
  const { halfAdded } = said
  expect(errorOf(halfAdded)[0]).toBe(50)
  expect(halfAdded instanceof MpdError && halfAdded.done).toHaveLength(1)
  expect(files(pairsOf(said.queue))).toEqual(['Ebb Tide/a.wav', 'Ebb Tide/a.wav', ...names])
  const ids = pairsOf(said.queue).flatMap(([key, value]) => (key === 'Id' ? [Number(value)] : []))
  expect(toMoves(pairsOf(said.changes))).toEqual(ids.map((id, position) => ({ id, position })))
  expect(toStatus(pairsOf(said.playing))).toMatchObject({
    status: 'play',
    songId: ids[1],
    duration: 6_000,
    length: 4,
  })
  expect(toRecord(pairsOf(said.current))['file']).toBe(`Ebb Tide/${oddName}`)
  expect(toStatus(pairsOf(said.waiting))).toMatchObject({ status: 'pause', position: 1 })
  const pieces = [...answersOf(said.cover), ...answersOf(said.restOfCover)]
  expect(Buffer.concat(pieces.map(({ binary }) => binary ?? Buffer.alloc(0))).equals(coverBytes)).toBe(true)
  expect(answersOf(said.noPicture)).toEqual([{ pairs: [] }])
  expect(errorOf(said.badIndex)).toEqual([2, 'Bad song index'])
  expect(errorOf(said.noSuchFile)[0]).toBe(50)
  expect(errorOf(said.noSuchCommand)).toEqual([5, 'unknown command "sing"'])
  expect(errorOf(said.badArgument)[0]).toBe(2)
  expect(answersOf(said.stopped)).toEqual([{ pairs: [] }])
}

describe.each(recorded)('an MPD as it was recorded, %s', (version) => {
  it.each([1, 7, 8_192, 1_000_000])('is understood in pieces of %d bytes', async (size) => {
    const server = await replay(version, size)
    open.push(() => server.close())
    const connection = await connectMpd({ place: { host: '127.0.0.1', port: server.port } })
    const said = await goThrough(connection)
    expect(server.mismatch()).toBe('')
    expect(connection.version).toBe(version)
    expectSession(said)
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
