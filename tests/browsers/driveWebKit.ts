import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Driver } from './Driver'

/** Keys as WebDriver names them. */
const keys = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' }

/** Asks WebDriver at `origin`; throws what it complains about. */
const askOf =
  (origin: string) =>
  async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(origin + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    })
    const { value }: { value?: unknown } = Object(await answer.json())
    if (!answer.ok) throw new Error(`WebKitWebDriver: ${JSON.stringify(value)}`)
    return value
  }

/** A port that nobody listens at. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port }: { port?: number } = Object(server.address())
  server.close()
  await once(server, 'close')
  return port ?? 0
}

/** A screen that nobody sees, large enough for every window, and its name. */
async function openScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [name] = await once(screen.stdout, 'data')
  return { screen, display: `:${String(name).trim()}` }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill()
  await once(child, 'exit')
}

/** Starts MiniBrowser of WebKitGTK, driven over WebDriver, on a screen of its own. */
export async function driveWebKit(binary: string): Promise<Driver> {
  const { screen, display } = await openScreen()
  const port = await freePort()
  const ask = askOf(`http://127.0.0.1:${port}`)
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    // Root has no sandbox, and a screen that nobody sees no graphics card.
    env: {
      ...process.env,
      DISPLAY: display,
      LANG: 'en_GB.UTF-8',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  })
  const stop = async () => {
    await end(driver)
    await end(screen)
  }
  try {
    for (let tries = 0; !(await ask('GET', '/status').catch(() => undefined)); tries++) {
      if (tries > 50) throw new Error('WebKitWebDriver does not answer')
      await pause(200)
    }
    const options = { binary, args: ['--automation'] }
    const session = Object(
      await ask('POST', '/session', {
        capabilities: {
          alwaysMatch: { 'webkitgtk:browserOptions': options, unhandledPromptBehavior: 'accept' },
        },
      }),
    )
    const at = `/session/${session.sessionId}`
    const evaluate = (expression: string) =>
      ask('POST', `${at}/execute/sync`, { script: `return (${expression})`, args: [] })
    const act = (id: string, type: string, actions: unknown[]) =>
      ask('POST', `${at}/actions`, { actions: [{ id, type, actions }] })
    const press = (text: string) =>
      act(
        'keys',
        'key',
        Array.from(text).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      )
    return {
      name: `WebKitGTK ${session.capabilities.browserVersion}`,
      open: async (url) => void (await ask('POST', `${at}/url`, { url })),
      evaluate,
      pointer: async (steps) =>
        void (await act(
          'mouse',
          'pointer',
          steps.map((step) =>
            step.kind === 'move'
              ? { type: 'pointerMove', x: Math.round(step.x), y: Math.round(step.y), duration: 10 }
              : { type: step.kind === 'down' ? 'pointerDown' : 'pointerUp', button: 0 },
          ),
        )),
      type: async (text) => void (await press(text)),
      key: async (name) => void (await press(keys[name])),
      resize: async (width, height) => {
        const rect = (tall: number) => ask('POST', `${at}/window/rect`, { width, height: tall })
        await rect(height)
        // The bar above the page counts, too.
        const bar = height - Number(await evaluate('innerHeight'))
        if (bar > 0) await rect(height + bar)
      },
      screenshot: async () => Buffer.from(String(await ask('GET', `${at}/screenshot`)), 'base64'),
      close: async () => {
        await ask('DELETE', at).catch(() => undefined)
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}
