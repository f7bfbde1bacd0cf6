// @vitest-environment node
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageValidators } from '../../schemas/generated/pageValidators'
import { folders } from '../folders'
import { isJsonObject, type JsonObject, toJson } from '../../authoring/json/Json'
import { allItems, allSections } from '../pages/readPlugin'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'

let player: TestPlayer
let client: TestClient

beforeAll(async () => {
  player = await startTestPlayer()
  client = await connectTestClient(player.url, 4)
})
afterAll(async () => {
  client.close()
  await player.close()
})

async function ask(page: string): Promise<JsonObject> {
  client.emit('getUiConfig', { page })
  const pushed = toJson(await client.next('pushUiConfig'))
  return isJsonObject(pushed) ? pushed : {}
}

async function shippedPages(): Promise<string[]> {
  const categories = (await readdir(folders.plugins, { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  )
  const pages = await Promise.all(
    categories.map(async ({ name }) =>
      (await readdir(`${folders.plugins}/${name}`)).map((plugin) => `${name}/${plugin}`),
    ),
  )
  return pages.flat()
}

async function speak(code: string): Promise<void> {
  client.emit('setLanguage', { defaultLanguage: { code } })
  await client.next('pushMenuItems')
}

describe('the shipped settings pages', () => {
  it.each(['en', 'de'])('leave no text and no word open in %s', async (language) => {
    await speak(language)
    for (const page of await shippedPages()) {
      const text = JSON.stringify(await ask(page))
      expect([page, /TRANSLATE\.|PLAYER\.|\{(?:word|product|site)\}/.exec(text)?.[0]]).toEqual([
        page,
        undefined,
      ])
    }
    client.emit('getMenuItems')
    expect(JSON.stringify(await client.next('pushMenuItems'))).not.toMatch(/TRANSLATE|MENU\./)
  })

  it('say something else in German', async () => {
    await speak('en')
    expect((await ask('network'))['page']).toEqual({ label: 'Network' })
    await speak('de')
    expect((await ask('network'))['page']).toEqual({ label: 'Netzwerk' })
  })

  it('are, but for the demonstration’s dirt, as the page schema wants them', async () => {
    for (const page of await shippedPages()) {
      const composed = await ask(page)
      const sections = allSections(composed).filter(({ id }) => id !== 'dirt' && id !== 'inputs')
      const valid = pageValidators.page({ ...composed, sections })
      expect([page, valid ? undefined : pageValidators.page.errors?.[0]]).toEqual([page, undefined])
    }
  })
})

const keysOf = (objects: unknown[]) => new Set(objects.flatMap((object) => Object.keys(object ?? {})))

describe('the demonstration', () => {
  it('uses every element, every input type, every kind of button and every attribute', async () => {
    const sections = allSections(await ask('demonstration'))
    const items = sections.flatMap(allItems)
    const values = (key: string) => new Set(items.map((item) => item[key]))
    const clicks = items.flatMap(({ onClick }) => (isJsonObject(onClick) ? [onClick['type']] : []))
    const attributes = items.flatMap(({ attributes }) => (Array.isArray(attributes) ? attributes : []))
    const bars = items.flatMap(({ config }) =>
      isJsonObject(config) && Array.isArray(config['bars']) ? config['bars'] : [],
    )

    for (const element of ['input', 'switch', 'select', 'button', 'equalizer'])
      expect(values('element')).toContain(element)
    for (const type of [
      'text',
      'number',
      'password',
      'color',
      'ip',
      'email',
      'url',
      'tel',
      'search',
      'date',
      'time',
      'datetime-local',
      'month',
      'week',
      'range',
      undefined,
    ]) {
      expect(values('type')).toContain(type)
    }
    expect(clicks).toEqual(
      expect.arrayContaining([
        'emit',
        'openUrl',
        'oauth',
        'goto',
        'plugin',
        'controller',
        'faceplateUpgrade',
      ]),
    )
    expect(keysOf(attributes)).toEqual(new Set(['placeholder', 'maxlength', 'min', 'max', 'step', 'pattern']))
    expect(keysOf(bars)).toEqual(
      new Set([
        'min',
        'max',
        'step',
        'value',
        'range',
        'tooltip',
        'ticks',
        'ticksLabels',
        'ticksPositions',
        'tickSnapBounds',
      ]),
    )
    expect(keysOf(items)).toEqual(
      new Set([
        'id',
        'element',
        'type',
        'label',
        'attributes',
        'value',
        'options',
        'button_label',
        'description',
        'doc',
        'hidden',
        'readonly',
        'placeholder',
        'visibleIf',
        'onClick',
        'config',
      ]),
    )
    expect(keysOf(sections)).toEqual(
      new Set([
        'id',
        'coreSection',
        'hidden',
        'element',
        'label',
        'description',
        'icon',
        'image',
        'onSave',
        'saveButton',
        'content',
      ]),
    )
  })

  it('has a choice of some hundred time zones', async () => {
    const zone = allSections(await ask('demonstration'))
      .flatMap(allItems)
      .find(({ id }) => id === 'timezone')
    expect(zone?.['options']).toHaveProperty(
      'length',
      expect.toSatisfy((length: number) => length > 400),
    )
  })

  it('has its picture', async () => {
    const [pictured] = allSections(await ask('demonstration')).filter(({ image }) => image !== undefined)
    const response = await fetch(`${player.url}/albumart?sectionimage=${String(pictured?.['image'])}`)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
  })
})
