import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth'
import { get, getDatabase, ref, set } from 'firebase/database'
import { getBytes, ref as fileRef, uploadBytes } from 'firebase/storage'
import { cloudConfig } from '../../cloud/cloudConfig'
import { connectSdk } from '../../cloud/testing/connectSdk'
import { payFor } from '../../cloud/testing/payFor'
import { connectTestClient, type TestClient } from '../../player/testing/connectTestClient'
import type { Attack } from './Attack'
import { startChild } from './startChild'

/** A change of the player: what is sent, the push that says that it is done, and where it is found again. */
interface Change {
  event: string
  payload: (count: number) => unknown
  done: string
  ask: [event: string, payload: unknown, push: string]
  /** What of it must be in that answer. */
  trace: (count: number) => string
}

const playerScript = new URL('../../player/testing/playUntilKilled.ts', import.meta.url)
const cloudScript = new URL('../../cloud/testing/serveUntilKilled.ts', import.meta.url)

const browse = (uri: string): Change['ask'] => ['browseLibrary', { uri }, 'pushBrowseLibrary']
const stationAt = (count: number) => `http://harbour.example/${count}`

const changes: Change[] = [
  {
    event: 'addToQueue',
    payload: (count) => ({ uri: stationAt(count), service: 'webradio', title: `Radio ${count}` }),
    done: 'pushQueue',
    ask: ['getQueue', undefined, 'pushQueue'],
    trace: stationAt,
  },
  {
    event: 'createPlaylist',
    payload: (count) => ({ name: `List ${count}` }),
    done: 'pushCreatePlaylist',
    ask: ['listPlaylist', undefined, 'pushListPlaylist'],
    trace: (count) => `"List ${count}"`,
  },
  {
    event: 'addToFavourites',
    payload: (count) => ({ uri: `albums://Nobody/${count}`, title: `Song ${count}`, service: 'mpd' }),
    done: 'urifavourites',
    ask: browse('favourites'),
    trace: (count) => `albums://Nobody/${count}"`,
  },
  {
    event: 'addWebRadio',
    payload: (count) => ({ name: `Harbour ${count}`, uri: stationAt(count) }),
    done: 'pushAddWebRadio',
    ask: browse('radio/myWebRadio'),
    trace: (count) => `"Harbour ${count}"`,
  },
  {
    event: 'addToRadioFavourites',
    payload: (count) => ({ uri: stationAt(count), title: `Fair ${count}`, service: 'webradio' }),
    done: 'pushAddToRadioFavourites',
    ask: browse('radio/favourites'),
    trace: (count) => `"Fair ${count}"`,
  },
  {
    event: 'saveAlarm',
    payload: (count) => [{ id: count, enabled: true, time: '06:30', playlist: `Alarm ${count}` }],
    done: 'pushSleep',
    ask: ['getAlarms', undefined, 'pushAlarm'],
    trace: (count) => `"Alarm ${count}"`,
  },
  {
    event: 'setDeviceName',
    payload: (count) => ({ name: `Attic ${count}` }),
    done: 'pushDeviceName',
    ask: ['getDeviceName', undefined, 'pushDeviceName'],
    trace: (count) => `"Attic ${count}"`,
  },
]
/** Of these only the last is found again: each takes the place of the one before. */
const replaces: ReadonlySet<string> = new Set(['saveAlarm', 'setDeviceName'])

/** `kill -9` of player and cloud between two changes: what was told as done is there again. */
export const attackByKills: Attack = async (long) => {
  const faults: string[] = []
  const ofPlayer = await killPlayers(long ? 30 : 6, faults)
  const ofCloud = await killClouds(long ? 15 : 3, faults)
  return { figure: `kills ${ofPlayer + ofCloud} lost ${faults.length}`, faults }
}

async function killPlayers(kills: number, faults: string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'kills-player-'))
  const done = new Map<Change, number[]>(changes.map((change) => [change, []]))
  let count = 0
  for (let kill = 0; kill <= kills; kill += 1) {
    const child = await startChild(playerScript, folder)
    const client = await connectTestClient(child.url, 4)
    for (const [change, counts] of done) await lookAgain(client, change, counts, kill, faults)
    // Each time another one is the last before the end.
    const steps = kill < kills ? changes.length + kill : 0
    for (let step = 0; step < steps; step += 1) {
      const change = changes[step % changes.length]
      if (change === undefined) continue
      count += 1
      // What was pushed for others is no answer to this.
      const from = client.names().length
      client.emit(change.event, change.payload(count))
      await pushedSince(client, from, change.done)
      const before = done.get(change) ?? []
      done.set(change, replaces.has(change.event) ? [count] : [...before, count])
    }
    await child.kill()
    client.close()
  }
  await rm(folder, { recursive: true, force: true })
  return kills
}

async function lookAgain(
  client: TestClient,
  change: Change,
  counts: number[],
  kill: number,
  faults: string[],
): Promise<void> {
  const [event, payload, push] = change.ask
  const from = client.names().length
  client.emit(event, payload)
  const pushed = await pushedSince(client, from, push)
  for (const count of counts)
    if (!pushed.includes(change.trace(count))) faults.push(`kill ${kill}: ${change.event} ${count} is lost`)
}

/** The text of the next push of that name after so many. */
async function pushedSince(client: TestClient, from: number, push: string): Promise<string> {
  const end = Date.now() + 20_000
  while (Date.now() < end) {
    if (client.names().slice(from).includes(push)) {
      const start = `2["${push}"`
      return client.messages.findLast((message) => message.startsWith(start)) ?? ''
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error(`${push} did not come within 20 s`)
}

const password = 'correct horse'

async function killClouds(kills: number, faults: string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'kills-cloud-'))
  const people: { email: string; uid: string }[] = []
  for (let kill = 0; kill <= kills; kill += 1) {
    const child = await startChild(cloudScript, folder)
    for (const person of people) {
      const sdk = connectSdk(cloudConfig(child.url))
      try {
        await signInWithEmailAndPassword(sdk.auth, person.email, password)
        const { plan } = Object((await get(ref(getDatabase(sdk.app), `users/${person.uid}`))).val())
        if (plan !== 'superstar') faults.push(`kill ${kill}: what ${person.email} paid for is lost`)
        const bytes = await getBytes(fileRef(sdk.storage, `userAvatars/${person.uid}`))
        if (bytes.byteLength !== 5) faults.push(`kill ${kill}: the file of ${person.email} is lost`)
      } catch (error) {
        faults.push(`kill ${kill}: ${person.email}: ${String(error)}`)
      }
      await sdk.end()
    }
    if (kill < kills) {
      const sdk = connectSdk(cloudConfig(child.url))
      const email = `person-${kill}@example.org`
      const { user } = await createUserWithEmailAndPassword(sdk.auth, email, password)
      const record = {
        uid: user.uid,
        email,
        firstName: 'Ada',
        lastName: 'L',
        plan: 'free',
        isTrialAvailable: true,
      }
      await set(ref(getDatabase(sdk.app), `users/${user.uid}`), record)
      await uploadBytes(fileRef(sdk.storage, `userAvatars/${user.uid}`), new Uint8Array(5), {
        contentType: 'image/png',
      })
      await payFor(child, { uid: user.uid, email, product: 201 })
      people.push({ email, uid: user.uid })
      await child.kill()
      await sdk.end()
    } else await child.kill()
  }
  await rm(folder, { recursive: true, force: true })
  return kills
}
