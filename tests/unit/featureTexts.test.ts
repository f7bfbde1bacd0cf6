import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { textFiles } from '../../scripts/englishParts'

// Texts that travel with what shows them reach nobody when its door does not import them, or when the build takes the door for
// something without effects; no test that draws a part of the feature would see it.

const folders = [
  'renderer',
  ...['features', 'features/account'].flatMap((room) =>
    readdirSync(`src/${room}`).map((name) => `${room}/${name}`),
  ),
].filter((folder) => existsSync(`src/${folder}/texts.ts`))

describe.each(folders)('the texts of %s', (folder) => {
  it('come through its door', () => {
    expect(readFileSync(`src/${folder}/index.ts`, 'utf8')).toMatch(/^import '\.\/texts'$/m)
  })

  it('are kept by the build', () => {
    for (const file of ['texts', 'index']) expect(`/src/${folder}/${file}.ts`).toMatch(textFiles())
    expect(readFileSync('vite.config.ts', 'utf8')).toContain('textFiles()')
  })
})
