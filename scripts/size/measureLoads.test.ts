import { describe, expect, it } from 'vitest'
import type { Manifest } from './Manifest'
import { measureLoads } from './measureLoads'

const build: Manifest = {
  'index.html': { file: 'index.js', imports: ['_shell.js'] },
  '_shell.js': { file: 'shell.js', imports: ['_runtime.js'] },
  '_runtime.js': { file: 'runtime.js', assets: ['worker.js', 'runtime.css'] },
  '_form.js': { file: 'form.js', imports: ['_shell.js'] },
  'src/screens/PluginScreen.tsx': {
    file: 'page.js',
    imports: ['_shell.js', '_form.js'],
    isDynamicEntry: true,
  },
  'src/screens/PlaybackScreen.tsx': { file: 'playback.js', imports: ['_shell.js'], isDynamicEntry: true },
  'src/app/deferred/DeferredParts.tsx': { file: 'deferred.js', imports: ['_shell.js'], isDynamicEntry: true },
  'src/app/deferred/RailSources.tsx': { file: 'rail.js', imports: ['_shell.js'], isDynamicEntry: true },
  'src/device/transport/openTransport2.ts': { file: 'old.js', imports: ['_shell.js'], isDynamicEntry: true },
}
const sizes: Record<string, number> = {
  'index.js': 1,
  'index.html': 20,
  'shell.js': 200_000,
  'runtime.js': 400,
  'worker.js': 5_000,
  'form.js': 30_000,
  'page.js': 40_000,
  'playback.js': 10_000,
  'deferred.js': 4_000,
  'rail.js': 1_000,
  'old.js': 18_000,
}
const sizeOf = (file: string) => sizes[file] ?? Number.NaN

describe('measureLoads', () => {
  it('counts each file once, with all that it imports, the workers and the script in the page', () => {
    expect(measureLoads(build, sizeOf).map(({ bytes, budget }) => [bytes, budget])).toEqual([
      [205_421, 250_000],
      [220_421, 280_000],
      [275_421, 345_000],
    ])
  })

  it('counts the texts of another language that come along with what is loaded', () => {
    const withTexts: Manifest = {
      ...build,
      '_shell.js': {
        file: 'shell.js',
        imports: ['_runtime.js'],
        dynamicImports: ['virtual:texts-in/de/first'],
      },
      '_form.js': { file: 'form.js', dynamicImports: ['virtual:texts-in/de/forms', 'src/elsewhere.ts'] },
      // Parts of one group lead to the same file.
      'src/screens/PluginScreen.tsx': {
        ...build['src/screens/PluginScreen.tsx'],
        file: 'page.js',
        dynamicImports: ['virtual:texts-in/de/forms'],
      },
      'virtual:texts-in/de/first': { file: 'first.js', isDynamicEntry: true },
      'virtual:texts-in/de/forms': { file: 'forms.js', isDynamicEntry: true },
    }
    const sizeWithTexts = (file: string) => ({ 'first.js': 3_000, 'forms.js': 500 })[file] ?? sizeOf(file)
    expect(measureLoads(withTexts, sizeWithTexts).map(({ what, bytes }) => [what, bytes])).toEqual([
      ['JavaScript of every screen', 205_421],
      ['JavaScript of every screen in de, the heaviest of 1', 208_421],
      ['JavaScript of what plays', 220_421],
      ['JavaScript of what plays in de, the heaviest of 1', 223_421],
      ['JavaScript of a settings page', 275_421],
      ['JavaScript of a settings page in de, the heaviest of 1', 278_921],
    ])
  })

  it.each(Object.keys(build))('never measures a build without %s', (key) => {
    const { [key]: _gone, ...rest } = build
    expect(() => measureLoads(rest, sizeOf)).toThrow(`the build has no ${key}`)
  })

  it('wants the 2.x client in a chunk that is not loaded at the start', () => {
    const entry = { file: 'index.js', imports: ['_shell.js', 'src/device/transport/openTransport2.ts'] }
    expect(() => measureLoads({ ...build, 'index.html': entry }, sizeOf)).toThrow('2.x client')
    const old = { file: 'old.js', imports: ['_shell.js'] }
    expect(() => measureLoads({ ...build, 'src/device/transport/openTransport2.ts': old }, sizeOf)).toThrow(
      '2.x client',
    )
  })

  it('wants the 2.x library in that chunk too', () => {
    expect(() => measureLoads(build, (file) => (file === 'old.js' ? 900 : sizeOf(file)))).toThrow(
      '2.x client',
    )
  })
})
