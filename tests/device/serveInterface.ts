import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '../..')
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/** Where the interface is served, and how that ends. */
export interface ServedInterface {
  url: string
  stop(): void
}

/**
 * Serves our interface for the device at an address, with the command that owners use, which builds it when
 * there is none; throws what the command said when it ends instead.
 */
export function serveInterface(device: string, port: number): Promise<ServedInterface> {
  const words = ['cli/main.ts', 'serve', '--device', device, '--host', '127.0.0.1', '--port', String(port)]
  const command = spawn(process.execPath, ['--import', tsx, ...words], { cwd: root })
  let output = ''
  return new Promise((resolve, reject) => {
    const take = (text: unknown) => {
      output += String(text)
      const url = /^Open (http:\S+?)\/?$/m.exec(output)?.[1]
      if (url) resolve({ url, stop: () => command.kill() })
    }
    command.stdout.on('data', take)
    command.stderr.on('data', take)
    command.on('exit', (code) => reject(new Error(`the interface is not served (exit ${code}): ${output}`)))
  })
}
