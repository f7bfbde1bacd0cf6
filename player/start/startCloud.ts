import { hostname } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from './findFreePort'
import type { StartOptions } from './readOptions'

/** A cloud that accounts are at. */
export interface RunningCloud {
  /** Where it listens. */
  url: string
  close(): Promise<void>
}

/** The port of an embedded cloud, unless it is taken. */
const usualPort = 4_400

/**
 * The cloud that was asked for; the player's own keeps its data with those of the player. Undefined where
 * there is to be none, or where the brand names a real one.
 */
export async function startCloud(
  { cloud, host, port, origins }: Pick<StartOptions, 'cloud' | 'host' | 'port' | 'origins'>,
  { dataFolder, hasCloud, log }: { dataFolder: string; hasCloud: boolean; log: (line: string) => void },
): Promise<RunningCloud | undefined> {
  if (cloud instanceof URL) return { url: cloud.origin, close: () => Promise.resolve() }
  if (cloud === 'none' || hasCloud) return undefined
  const { createCloud } = await import('../../cloud/createCloud')
  const name = hostname()
  const started = await createCloud({
    folder: join(dataFolder, 'cloud'),
    port: port === 0 ? 0 : await findFreePort(usualPort, host, () => undefined),
    // The names by which others of the network know this machine.
    origins: [...origins, `http://${name}`, `http://${name}.local`].filter((origin) => URL.canParse(origin)),
    host,
    log,
  })
  return { url: started.url, close: () => started.close() }
}
