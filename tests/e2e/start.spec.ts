import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { command } from '../support/command'
import { test } from './support/panel'

const root = join(import.meta.dirname, '../..')

test('npm start on a taken port says so, takes the next, and prints the address to open', async ({
  page,
}, testInfo) => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, resolve))
  // Listening on a port, the address is no text.
  const { port } = taken.address() as AddressInfo
  const started = spawn(
    process.execPath,
    [
      ...command,
      'player',
      '--port',
      String(port),
      '--fresh',
      '--no-wizard',
      '--data',
      testInfo.outputPath('data'),
    ],
    { cwd: root },
  )
  let printed = ''
  started.stdout.on('data', (text) => (printed += String(text)))
  started.stderr.on('data', (text) => (printed += String(text)))
  try {
    await expect.poll(() => printed, { timeout: 40_000 }).toMatch(/^Open http/m)
    expect(printed).toContain(`Port ${port} is taken, trying ${port + 1}.`)
    const address = /^Open (\S+)$/m.exec(printed)?.[1] ?? ''
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    await page.goto(address)
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await expect(
      page.getByRole('navigation').getByRole('link', { name: 'Demonstration' }).first(),
    ).toBeVisible()
    await page.goto('about:blank')
    const ended = new Promise((resolve) => started.once('exit', resolve))
    started.kill('SIGTERM')
    expect(await ended).toBe(0)
  } finally {
    started.kill('SIGKILL')
    taken.close()
  }
})
