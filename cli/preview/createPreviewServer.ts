import { createServer } from 'node:http'
import type { PreviewData } from '../../authoring/PreviewData'
import { createHttpHandler } from '../../player/http/createHttpHandler'
import { createOrigins } from '../../player/http/origins'
import { openPort } from '../../player/http/openPort'
import { refuseStrangers } from './refuseStrangers'
import { routeEvents } from './routeEvents'
import { routeFiles } from './routeFiles'
import { setPreviewHeaders } from './setPreviewHeaders'
import { watchPlugin } from './watchPlugin'

interface PreviewServerOptions {
  base: Pick<PreviewData, 'asked' | 'brand'>
  /** The page or the plugin's folder; need not be there yet. */
  path: string
  host: string
  /** 0 takes any free one. */
  port: number
  /** Folder of the built workshop. */
  built: string
  log: (line: string) => void
}

/** A preview that is served until it is closed. */
interface PreviewServer {
  port: number
  close(): Promise<void>
}

/** Serves the workshop for a plugin's files and tells it of each save. */
export async function createPreviewServer(options: PreviewServerOptions): Promise<PreviewServer> {
  const { base, path, host, built, log } = options
  const plugin = await watchPlugin(path, log)
  const data = (): PreviewData => ({
    ...base,
    files: plugin.files(),
    diagnostics: plugin.diagnostics(),
    isLive: true,
  })
  const routes = [setPreviewHeaders, refuseStrangers, routeEvents(plugin), routeFiles(built, data)]
  // The name that is listened at is one that the server goes by.
  const named = [`http://${host}`].filter((origin) => URL.canParse(origin))
  const origins = createOrigins(named)
  const server = createServer(createHttpHandler(routes, log))
  const port = await openPort(server, { port: options.port, host, origins, log })
  return {
    port: port.number,
    async close() {
      plugin.close()
      await port.close()
    },
  }
}
