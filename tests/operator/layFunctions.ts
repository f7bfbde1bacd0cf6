import { cp, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import type { Tools } from '../contract/cloud/installTools'

const root = join(import.meta.dirname, '../..')

/** As `npm run build:functions` does. */
export const buildFunctions = () =>
  build({ root, configFile: join(root, 'vite.functions.config.ts'), logLevel: 'warn' })

/** Puts the built functions into a new folder, with what they need installed beside. */
export async function layFunctions({ folder }: Pick<Tools, 'folder'>, to: string): Promise<void> {
  const filter = (path: string) => !/\/\.env/.test(path)
  await cp(join(root, 'dist/functions'), to, { recursive: true, filter })
  await symlink(join(folder, 'node_modules'), join(to, 'node_modules'), 'dir')
}
