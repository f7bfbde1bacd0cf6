import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** All story files below a folder. */
export const storyFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .sort()
    .map((file) => join(folder, file))
