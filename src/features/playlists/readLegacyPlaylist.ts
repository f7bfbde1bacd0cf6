import type { LocalConfig, PlaylistFile } from '../../../schemas/generated/types'
import { parseSafeAddress } from '../../ui/safeAddress'

/** ms that each of the two answers is waited for. */
const patience = 5000

/** A playlist of the legacy address: its name, '' without one, and its items as they are. */
export interface LegacyPlaylist {
  name: string
  data: NonNullable<PlaylistFile['data']>
}

interface Asked {
  /** Origin of the player. */
  origin: string
  get?: typeof fetch
}

/**
 * Reads the playlist of the legacy address that the player's local config names as `restendpoint` [D7-28]. Undefined where it names
 * none, where nothing or something else comes, or nothing within 5 s; never rejects. Both are checked by their schemas.
 */
export async function readLegacyPlaylist({
  origin,
  get = fetch,
}: Asked): Promise<LegacyPlaylist | undefined> {
  const read = async (address: string): Promise<unknown> => {
    const response = await get(address, { signal: AbortSignal.timeout(patience) })
    return response.ok ? response.json() : undefined
  }
  try {
    const { laterDocumentValidators } = await import('../../../schemas/generated/laterDocumentValidators')
    const isConfig = (data: unknown): data is LocalConfig => laterDocumentValidators.localConfig(data)
    const isPlaylist = (data: unknown): data is PlaylistFile => laterDocumentValidators.playlistFile(data)
    const config = await read(new URL('/app/local-config.json', origin).href)
    if (!isConfig(config) || !config.restendpoint) return undefined
    const address = parseSafeAddress(config.restendpoint, { base: origin })
    const playlist = address.ok ? await read(address.href) : undefined
    return isPlaylist(playlist) ? { name: playlist.name ?? '', data: playlist.data ?? [] } : undefined
  } catch {
    return undefined
  }
}
