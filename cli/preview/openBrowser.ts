import { spawn } from 'node:child_process'
import { openCommand } from './openCommand'

/**
 * Opens an address in the person's browser, if there is one; what goes wrong is no matter, the address was
 * said.
 */
export function openBrowser(address: string): void {
  const opening = openCommand(address)
  if (!opening) return
  const [command, words] = opening
  spawn(command, words, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}
