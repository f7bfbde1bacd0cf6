import { spawn } from 'node:child_process'

/** Builds the interface with `npm run build`, or what another script builds; rejects with what the build said when it failed. */
export function buildInterface(root: string, script = 'build'): Promise<void> {
  return new Promise((resolve, reject) => {
    const build = spawn(`npm run ${script} --silent`, {
      cwd: root,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    const listen = (part: Buffer) => (said += part.toString())
    build.stdout.on('data', listen)
    build.stderr.on('data', listen)
    build.on('error', reject)
    build.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm run ${script} failed:\n${said}`)),
    )
  })
}
