/**
 * `npx tsx player/mpd/testing/recordMpd.ts`: records what a real MPD of this machine says in the session,
 * byte by byte, into `recordings/<version>.txt`: a line `>` for what goes there, a line `<` for what comes
 * back, both as JSON strings of bytes (latin1).
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectMpd } from '../connectMpd'
import { isList, layOutMusic, session } from './session'
import { startServer } from './startServer'

const folder = await mkdtemp(join(tmpdir(), 'recorded-'))
await layOutMusic(join(folder, 'music'))
const server = await startServer(folder)
const lines: string[] = []
const note = (mark: string, bytes: Buffer) => {
  const text = bytes.toString('latin1')
  const last = lines.at(-1)
  // Pieces of one answer are one.
  if (last?.startsWith(mark))
    lines[lines.length - 1] = mark + JSON.stringify(JSON.parse(last.slice(2)) + text)
  else lines.push(mark + JSON.stringify(text))
}
const path = join(folder, 'between')
const between = createServer((socket) => {
  const real = connect({ path: server.path })
  socket.on('data', (bytes) => {
    note('> ', bytes)
    real.write(bytes)
  })
  real.on('data', (bytes) => {
    note('< ', bytes)
    socket.write(bytes)
  })
  socket.on('close', () => real.destroy())
})
between.listen(path)
await once(between, 'listening')
await server.does('update')
while ((await server.does('status')).some(([key]) => key === 'updating_db'))
  await new Promise((resolve) => setTimeout(resolve, 50))
const connection = await connectMpd({ place: { path } })
for (const command of Object.values(session))
  await (isList(command) ? connection.askAll(command) : connection.ask(command)).catch(() => undefined)
connection.close()
between.close()
await server.close()
const target = join(import.meta.dirname, 'recordings')
await mkdir(target, { recursive: true })
await writeFile(join(target, `${connection.version}.txt`), `${lines.join('\n')}\n`)
await rm(folder, { recursive: true, force: true })
