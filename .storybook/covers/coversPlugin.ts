import { join } from 'node:path'
import { readCovers } from './readCovers.ts'
import { storyFiles } from './storyFiles.ts'

const name = 'virtual:story-covers'
const resolved = `\0${name}`

interface Context {
  addWatchFile: (file: string) => void
}

/**
 * A Vite plugin: `virtual:story-covers` exports `storyCovers`, which story shows what, read from the story
 * files.
 */
export const coversPlugin = () => ({
  name: 'story-covers',
  resolveId: (id: string) => (id === name ? resolved : undefined),
  load(this: Context, id: string) {
    if (id !== resolved) return undefined
    const files = storyFiles(join(import.meta.dirname, '../../stories'))
    for (const file of files) this.addWatchFile(file)
    const covers = files.flatMap(readCovers).filter((story) => story.covers.length > 0)
    return `export const storyCovers = ${JSON.stringify(covers)}`
  },
})
