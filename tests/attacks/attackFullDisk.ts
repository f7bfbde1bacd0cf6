import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectTestClient } from '../../player/testing/connectTestClient'
import { startTestPlayer } from '../../player/testing/startTestPlayer'
import { mountSmallDisk } from '../support/mountSmallDisk'
import { falseAfter, type Attack } from './Attack'

const station = { name: 'Harbour', uri: 'http://harbour.example/live' }

/** Requests that keep something, each of another kind. */
const keeps: [event: string, payload: unknown][] = [
  ['createPlaylist', { name: 'Another one' }],
  ['addToFavourites', { uri: 'albums://Nobody/Nothing', title: 'Rope', service: 'mpd' }],
  ['addWebRadio', station],
  ['saveAlarm', [{ id: 1, enabled: true, time: '06:30', playlist: 'Evening' }]],
  ['setSleep', { enabled: true, time: '0:30', action: 'stop' }],
  ['setDeviceName', { name: 'Loft' }],
  ['addToQueue', { ...station, service: 'webradio', title: 'Harbour' }],
]

/** A disk that is full to the last byte: whoever asks for something to be kept is told that it is not. */
export const attackFullDisk: Attack = async () => {
  const disk = mountSmallDisk(3_000)
  if (disk === undefined) return { figure: 'disk not tried, as none may be mounted here', faults: [] }
  const faults: string[] = []
  let told = 0
  const player = await startTestPlayer({ dataFolder: join(disk.folder, 'data') })
  const client = await connectTestClient(player.url, 4)
  for (const size of [50_000, 1_000, 1])
    try {
      for (let part = 0; ; part += 1)
        writeFileSync(join(disk.folder, `filling-${size}-${part}`), Buffer.alloc(size))
    } catch {
      // That is what it is for.
    }
  for (const [event, payload] of keeps) {
    client.emit(event, payload)
    const heard = await Promise.race([errorOf(client), falseAfter(10_000)])
    if (heard) told += 1
    else faults.push(`nobody was told that ${event} is not kept`)
  }
  client.close()
  await player.close()
  const left = readdirSync(join(disk.folder, 'data')).filter((name) => name.endsWith('.tmp'))
  if (left.length > 0) faults.push(`half-written files are left: ${left.join(', ')}`)
  disk.end()
  return { figure: `disk ${told} told`, faults }
}

async function errorOf(client: Awaited<ReturnType<typeof connectTestClient>>): Promise<true> {
  while (Object(await client.next('pushToastMessage')).type !== 'error');
  return true
}
