import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { readCovers } from '../../.storybook/covers/readCovers'
import { storyFiles } from '../../.storybook/covers/storyFiles'
import { featureModals } from '../../src/app/App'
import { createPanelRouter } from '../../src/app/routes'
import { coreKinds } from '../../src/features/wizard/steps'
import { elements } from '../../src/renderer/elements/elements'
import { coreSections } from '../../src/screens/coreSections'
import { leavesOf } from '../../stories/machines/leavesOf'
import { machinePages } from '../../stories/machines/machinePages'
import { testBrand } from '../support/testBrand'

// What the gallery must show is read from the code that draws it, so that nothing new can be forgotten and
// nothing that is gone stays named.

const stories = storyFiles('stories').flatMap(readCovers)
const named = new Set(stories.flatMap(({ covers }) => covers))

const machineNames = readdirSync('machines')
  .filter((file) => file.endsWith('.machine.ts'))
  .map((file) => file.slice(0, -'.machine.ts'.length))

const routes = () => {
  const router = createPanelRouter(
    {
      brand: testBrand,
      hostname: 'player.local',
      readUiSettings: () => Promise.resolve(undefined),
    },
    createMemoryHistory(),
  )
  return Object.values(router.routesById)
    .filter(
      ({ id, options }) => id !== '__root__' && 'component' in options && options.component !== undefined,
    )
    .map(({ id }) => id)
}

/** What the files of a folder draw. */
const components = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /^(?:export )?(?:function ([A-Z]\w+)|const ([A-Z]\w+)(?:: \w+)? = (?:memo\(|\())/gm,
      ),
    ])
    .map(([, one, other]) => one ?? other ?? '')

const exist: Record<string, string[]> = {
  element: Object.keys(elements),
  screen: routes(),
  overlay: ['src/app/overlays', 'src/ui/dialogs'].flatMap(components),
  modal: Object.keys(featureModals),
  section: Object.keys(coreSections),
  step: [...coreKinds, 'apps', 'plugin', 'unknown'],
  machine: machineNames,
  state: machinePages.flatMap(({ name, machine, words }) =>
    leavesOf(machine)
      .filter(({ path }) => !(path in (words.momentary ?? {})))
      .map(({ path }) => `${name}.${path}`),
  ),
}

describe('the gallery', () => {
  it.each(Object.entries(exist))('has a story for each %s', (kind, names) => {
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !named.has(`${kind}:${name}`))).toEqual([])
  })

  it('names nothing that does not exist', () => {
    const known = new Set(
      Object.entries(exist).flatMap(([kind, names]) => names.map((name) => `${kind}:${name}`)),
    )
    expect([...named].filter((name) => !known.has(name))).toEqual([])
  })

  it('reads what stories cover as they are written', () => {
    expect(stories.length).toBeGreaterThan(500)
    expect(stories.find(({ id }) => id === 'app-connection--probing')).toEqual({
      id: 'app-connection--probing',
      title: 'app/Connection',
      name: 'Probing',
      covers: ['state:connection.probing'],
    })
  })

  it('shows all that can play in both themes, on phones and the kiosk', () => {
    const ofFiles = storyFiles('stories/features/playback/states').map((file) =>
      readCovers(file).map(({ name }) => name),
    )
    expect(ofFiles).toHaveLength(4)
    expect(new Set(ofFiles.map((names) => names.join())).size).toBe(1)
  })

  it('has ids that are only once', () => {
    const ids = stories.map(({ id }) => id)
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
  })

  it('has nothing in its preview that comes from elsewhere', () => {
    const files = storyFiles('stories').map((file) => readFileSync(file, 'utf8'))
    expect(files.filter((text) => /from 'https?:|import\('https?:/.test(text))).toEqual([])
    expect(existsSync(join('.storybook', 'preview-head.html'))).toBe(false)
  })
})

describe.each(machinePages)('the words of the $name machine', ({ name, machine, words }) => {
  it('belong to a machine of that name, so that claims of stories find it', () => {
    expect(machine.id).toBe(name)
  })

  it('tell each of its events, and no others', () => {
    const events = machine.events.filter((event) => !event.startsWith('xstate.'))
    expect(new Set(Object.keys(words.events))).toEqual(new Set(events))
  })

  it('are sentences', () => {
    const told = [words.about, ...Object.values(words.events), ...Object.values(words.momentary ?? {})]
    expect(told.filter((sentence) => !/^[A-Z“].{10,}[.?!]$/s.test(sentence))).toEqual([])
  })

  it('call only those states momentary that it has', () => {
    const leaves = leavesOf(machine).map(({ path }) => path)
    expect(Object.keys(words.momentary ?? {}).filter((path) => !leaves.includes(path))).toEqual([])
  })
})
