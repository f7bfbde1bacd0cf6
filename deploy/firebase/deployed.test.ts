// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import rules from '../../cloud/database.rules.json' with { type: 'json' }
import own from '../../package.json' with { type: 'json' }
import firebaseJson from './firebase.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const sourcesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => join(folder, path))

describe('the built functions', () => {
  let files: string[] = []
  let code = ''
  let modules: string[] = []
  let packageFile = ''
  beforeAll(async () => {
    const built = await build({
      root,
      configFile: join(root, 'vite.functions.config.ts'),
      logLevel: 'silent',
      build: { write: false },
    })
    const [outputs] = Array.isArray(built) ? built : [built]
    if (outputs === undefined || !('output' in outputs)) throw new Error('nothing was built')
    const chunks = outputs.output.filter((one) => one.type === 'chunk')
    files = chunks.map(({ fileName }) => fileName)
    code = chunks[0]?.code ?? ''
    modules = Object.keys(chunks[0]?.modules ?? {}).map((path) => relative(root, path))
    const file = outputs.output.find(({ fileName }) => fileName === 'package.json')
    packageFile = file?.type === 'asset' ? String(file.source) : ''
  }, 120_000)

  it('hold no stand-in, no control, no outbox, and nothing of tests', () => {
    expect(modules.length).toBeGreaterThan(50)
    const strangers = modules.filter((path) =>
      /^(src|machines|cli|tests|stories|fixtures)\/|^cloud\/(embedded|testing|pages|billing\/standIn)\/|\/testing\/|\.test\./.test(
        path,
      ),
    )
    expect(strangers).toEqual([])
    const ofPlayer = modules.filter((path) => path.startsWith('player/'))
    expect(ofPlayer).toEqual(expect.arrayContaining(['player/http/readBody.ts']))
    expect(ofPlayer).toHaveLength(2)
    expect(code).not.toMatch(/[sS]tandIn|[oO]utbox|\/control\b|renewDue/)
  })

  it('are one file that is started fast', () => {
    expect(files).toEqual(['index.mjs'])
    expect(code.length).toBeLessThan(2_000_000)
  })

  it('name what is installed with them by exact versions, ours where we have them', () => {
    const { engines, main, dependencies } = JSON.parse(packageFile)
    expect({ engines, main }).toEqual({ engines: { node: '22' }, main: 'index.mjs' })
    expect(dependencies).toEqual({
      'firebase-admin': own.devDependencies['firebase-admin'],
      'firebase-functions': own.devDependencies['firebase-functions'],
      '@google-cloud/firestore': expect.stringMatching(/^[\d.]+$/),
      '@google-cloud/storage': expect.stringMatching(/^[\d.]+$/),
    })
  })
})

describe('firebase.json', () => {
  it('leads the addresses of the services to the functions, in whatever region these are deployed to', () => {
    const { rewrites } = firebaseJson.hosting
    // A region here would have to be that of the setting REGION; without one it is looked up when deploying.
    expect(rewrites.map((rewrite) => Object.keys(rewrite.function))).toEqual(
      rewrites.map(() => ['functionId']),
    )
    const exported = Array.from(
      read('deploy/firebase/functions/index.ts').matchAll(/^export const (\w+)/gm),
      ([, name]) => name,
    )
    expect(exported).toEqual(expect.arrayContaining(rewrites.map((rewrite) => rewrite.function.functionId)))
    const sources = rewrites.map(({ source }) => source)
    expect(sources).toEqual(['/api/v1/**', '/devices{,/**}', '/referral/**', '/checkout/**', '/billing/**'])
  })

  it('names rules and functions where they are', () => {
    const { database, storage, functions } = firebaseJson
    for (const path of [database.rules, storage.rules])
      expect(read(join('deploy/firebase', path)).length).toBeGreaterThan(100)
    expect(functions.map(({ source }) => join('deploy/firebase', source))).toEqual(['dist/functions'])
  })
})

describe('database.rules.json', () => {
  /** What is asked of some place in the order of some child, with which file asks. */
  const asked = ['cloud/services', 'cloud/billing'].flatMap(sourcesIn).flatMap((file) => {
    const text = read(file)
    const calls = Array.from(text.matchAll(/\.first\(\s*'([^']+)',\s*\{\s*child: '([^']+)'/g))
    // One that is written otherwise would not be seen here.
    if (calls.length !== (text.match(/records\.first\(/g) ?? []).length)
      throw new Error(`${file} asks otherwise`)
    return calls.map(([, place = '', child = '']) => `${place} by ${child}`)
  })
  const indexed = (place: string): string[] => {
    const found = place.split('/').reduce<unknown>((node, key) => Object(node)[key], rules.rules)
    const children: unknown = Object(found)['.indexOn']
    return Array.isArray(children) ? children.map(String) : []
  }

  it('has an index for whatever the services ask in an order', () => {
    expect(asked.length).toBeGreaterThan(3)
    const missing = asked.filter((one) => {
      const [place = '', child = ''] = one.split(' by ')
      return !indexed(place).includes(child)
    })
    expect(missing).toEqual([])
  })

  it('has no index that nobody asks by', () => {
    const all = ['books', 'leases', 'request_claims', 'referral/people'].flatMap((place) =>
      indexed(place).map((child) => `${place} by ${child}`),
    )
    expect(all.toSorted()).toEqual([...new Set(asked)].toSorted())
  })
})
