import type { JsonObject } from '../../authoring/json/JsonObject'
import type { PlayerContext } from '../core/PlayerContext'

/** pushSystemVersion: the version that runs [D3-50]. */
export function systemVersion({ storage }: Pick<PlayerContext, 'storage'>): JsonObject {
  const { version, built, channel } = storage.system.value()
  return {
    systemversion: version,
    builddate: built,
    variant: channel === 'test' ? 'test' : 'demo',
    hardware: 'pc',
    additionalSVInfo: 'Embedded player',
  }
}
