/** So many stations are remembered, those that were seen last. */
const most = 200
/** Characters of an address that is remembered; more is no address of a picture. */
const longest = 1000

const key = 'station-logos'

/** Where they are kept; may throw, as storage does where cookies are off. */
type Memory = () => Pick<Storage, 'getItem' | 'setItem'>

type Logos = readonly (readonly [station: string, logo: string])[]

const isLogo = (entry: unknown): entry is readonly [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((text) => typeof text === 'string')

/**
 * Whether an address is that of a picture of one station: players without one give the bare address of their
 * covers, or that of a sign for all stations.
 */
export function isOwnLogo(albumart: string | undefined): albumart is string {
  if (!albumart || albumart.length > longest) return false
  const [path = '', query = ''] = albumart.split('?')
  if (!/(^|\/)albumart$/.test(path)) return /^(https?:\/)?\//i.test(albumart)
  const given = new URLSearchParams(query)
  return given.has('path') || given.has('web')
}

/** The logos of stations as this browser has seen them, by the addresses of their streams. */
export interface StationLogos {
  /** Undefined for a station of which none was seen. */
  of: (station: string) => string | undefined
  /** It was seen, with that; what is no logo of its own is not remembered. */
  see: (station: string, albumart: string | undefined) => void
}

/** Reads what is remembered when it is first asked for; remembers nothing where storage is forbidden. */
export function createStationLogos(memory: Memory = () => window.localStorage): StationLogos {
  let known: Map<string, string> | undefined
  const read = (): Map<string, string> => {
    if (known) return known
    known = new Map()
    try {
      const kept: unknown = JSON.parse(memory().getItem(key) ?? '[]')
      if (Array.isArray(kept)) known = new Map(kept.filter(isLogo).slice(-most))
    } catch {
      // Nothing is remembered then.
    }
    return known
  }
  return {
    of: (station) => read().get(station),
    see(station, albumart) {
      if (station === '' || station.length > longest || !isOwnLogo(albumart)) return
      const logos = read()
      if (logos.get(station) === albumart) return
      logos.delete(station)
      logos.set(station, albumart)
      const kept: Logos = [...logos].slice(-most)
      known = new Map(kept)
      try {
        memory().setItem(key, JSON.stringify(kept))
      } catch {
        // Until the page is loaded anew it is remembered all the same.
      }
    },
  }
}
