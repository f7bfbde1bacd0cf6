import type { BrowseItem } from '../../../../schemas/generated/types'
import { ask, byPush, hear, hearResult, hush, sendForTruth, type Device } from '../../../device'
import type { FileStation } from './readPlaylistFile'

/** Where players list the stations of their owner. */
const ownStations = 'radio/myWebRadio'

/** The owner's stations; undefined where the player does not say. Never rejects. */
export async function readStations(device: Device): Promise<readonly BrowseItem[] | undefined> {
  const ref = 'own-stations'
  const told = await ask(
    device,
    { event: 'browseLibrary', payload: { uri: ownStations, ref } },
    {
      answeredBy: byPush('pushBrowseLibrary', (page) =>
        page.ref === undefined || page.ref === ref ? page : undefined,
      ),
    },
  )
  if (told.status !== 'answered') return undefined
  return told.answer.navigation?.lists.flatMap(({ items }) => items.filter(({ uri }) => uri)) ?? []
}

/**
 * The stations that are not among the owner's, each under a name that is free: of a name that there is,
 * players would replace the address.
 */
export function newStations(
  stations: readonly FileStation[],
  own: readonly Pick<BrowseItem, 'title' | 'name' | 'uri'>[],
): FileStation[] {
  const names = new Set(own.map(({ title, name }) => title || name || ''))
  const addresses = new Set(own.map(({ uri }) => uri))
  return stations.flatMap(({ name, uri }) => {
    if (addresses.has(uri)) return []
    addresses.add(uri)
    let free = name
    for (let figure = 2; names.has(free); figure += 1) free = `${name} (${figure})`
    names.add(free)
    return [{ name: free, uri }]
  })
}

/** Adds stations one by one; returns those that the player took. Never rejects. */
export async function saveStations(
  device: Device,
  stations: readonly FileStation[],
  onStation: (done: number) => void,
): Promise<FileStation[]> {
  const taken: FileStation[] = []
  for (const [place, station] of stations.entries()) {
    const { truth } = sendForTruth(device, hearResult('pushAddWebRadio'), [], () =>
      device.send('addWebRadio', station),
    )
    hush(device, [station.name], truth)
    const { status } = await truth
    // One that says nothing any more does not take the rest either.
    if (status === 'silent') break
    if (status === 'done') taken.push(station)
    onStation(place + 1)
  }
  return taken
}

const isAmong = (all: readonly BrowseItem[], { name, uri }: FileStation) =>
  all.some((one) => (one.title || one.name) === name && one.uri === uri)

/** How long a player may take to remove a station, ms. */
const timeoutMs = 8000

/**
 * Removes stations that were added, one by one, as far as they are what they were then; returns those that
 * are gone, as the player's list shows in the end, or undefined where it does not say. Never rejects.
 */
export async function removeStations(
  device: Device,
  stations: readonly FileStation[],
): Promise<FileStation[] | undefined> {
  const own = await readStations(device)
  if (!own) return undefined
  const there = stations.filter((station) => isAmong(own, station))
  for (const station of there) {
    // Players list their stations anew then; that names no question.
    const isTold = hear(
      device,
      byPush('pushBrowseLibrary', (page) => (page.ref === undefined ? page : undefined)),
      timeoutMs,
    )
    hush(device, [station.name], isTold)
    if (device.send('removeWebRadio', station).status !== 'sent' || !(await isTold)) break
  }
  const left = await readStations(device)
  return left && there.filter((station) => !isAmong(left, station))
}
