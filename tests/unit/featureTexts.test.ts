import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { textFiles } from '../../scripts/englishParts'

// Texts that travel with a feature reach nobody when its door does not import them, or when the build takes the door for
// something without effects; no test that draws a part of the feature would see it.

const features = readdirSync('src/features').filter((name) => existsSync(`src/features/${name}/texts.ts`))

describe.each(features)('the texts of the feature %s', (name) => {
  it('come through its door', () => {
    expect(readFileSync(`src/features/${name}/index.ts`, 'utf8')).toMatch(/^import '\.\/texts'$/m)
  })

  it('are kept by the build', () => {
    for (const file of ['texts', 'index']) expect(`/src/features/${name}/${file}.ts`).toMatch(textFiles())
    expect(readFileSync('vite.config.ts', 'utf8')).toContain('textFiles()')
  })
})
