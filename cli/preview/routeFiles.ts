import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PreviewData } from '../../authoring/PreviewData'
import { answer, type Route } from '../../player/http/answer'
import { dataScript } from './dataScript'
import { previewFiles } from './previewFiles'

/** Serves the built workshop and the data that it begins with. */
export function routeFiles(folder: string, data: () => PreviewData): Route {
  return async (exchange) => {
    const { method, path } = exchange
    if (method !== 'GET' && method !== 'HEAD') return false
    if (path === '/data.js')
      return answer(exchange, 200, previewFiles['preview.js'], dataScript(data()), {
        'cache-control': 'no-store',
      })
    const name = path === '/' ? 'index.html' : path.slice(1)
    const type = Object.entries(previewFiles).find(([file]) => file === name)?.[1]
    return type !== undefined && answer(exchange, 200, type, await readFile(join(folder, name)))
  }
}
