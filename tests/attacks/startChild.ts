import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A program in a process of its own. */
export interface Child {
  url: string
  /** Whether it still runs. */
  runs(): boolean
  /** Ends it as a cut of the power does; resolves when it is gone. */
  kill(): Promise<void>
}

/**
 * Starts a script with a folder to keep its state in, and what else it takes; resolves once it says where it
 * is.
 */
export async function startChild(
  script: URL,
  folder: string,
  { words = [], node = [] }: { words?: string[]; node?: string[] } = {},
): Promise<Child> {
  const file = fileURLToPath(script)
  const child = spawn(process.execPath, [...node, '--import', 'tsx', file, folder, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit')
  const [line]: unknown[] = await once(child.stdout, 'data')
  return {
    url: String(line).trim(),
    runs: () => child.exitCode === null && child.signalCode === null,
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}
