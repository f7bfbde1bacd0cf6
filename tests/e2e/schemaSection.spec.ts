import { expect } from '@playwright/test'
import stations from '../../fixtures/pushUiConfig/schema-section.json' with { type: 'json' }
import { test } from './support/panel'
import { PageServer } from '../support/PageServer'
import { schemaPage } from '../support/schemaPage'

let server: PageServer
test.beforeEach(async () => {
  server = await PageServer.start()
})
test.afterEach(async ({ page }) => {
  await page.close()
  await server.stop()
})

const saved = () =>
  server.received.filter(({ event }) => event === 'callMethod').map(({ payload }) => payload)

test('a section of JSON Schema is filled in and saved as one value', async ({ page }) => {
  server.pages.set('a/b', stations)
  await page.goto(`${server.url}/plugin/a-b`)
  const list = page.getByRole('group', { name: 'Stations' })
  await list.getByRole('button', { name: 'Add an entry' }).click()
  // What was added comes to hand.
  await page.keyboard.type('Late Night')
  await page.keyboard.press('Tab')
  await page.keyboard.type('nowhere')
  await page.getByRole('button', { name: 'Save stations' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Enter an address' })).toBeVisible()
  expect(saved()).toEqual([])
  await expect(page.locator('[aria-invalid=true]')).toBeFocused()
  await page.locator('[aria-invalid=true]').fill('https://radio.example/late')
  await page.getByRole('button', { name: 'Save stations' }).click()
  const [section] = stations.sections
  await expect.poll(saved).toEqual([
    {
      ...section?.onSave,
      data: {
        ...section?.value,
        volume: 40,
        stations: [
          ...(section?.value.stations ?? []),
          { name: 'Late Night', address: 'https://radio.example/late' },
        ],
      },
    },
  ])
  await expect(page.getByText('Sent to the player')).toBeVisible()
})

test('Save is where it was for as long as it is pressed, though the messages above it go', async ({
  page,
}) => {
  const fields = ['x', 'y', 'z'].map((name) => [name, { type: 'integer', title: name, default: 0.5 }])
  server.pages.set('a/b', schemaPage({ type: 'object', properties: Object.fromEntries(fields) }))
  await page.goto(`${server.url}/plugin/a-b`)
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(page.getByText('Enter a whole number.')).toHaveCount(3)
  // The form learns of the last one by the press alone.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 5000)
  for (const name of ['x', 'y', 'z']) await page.getByLabel(name, { exact: true }).fill('1')
  await expect(page.getByText('Enter a whole number.')).toHaveCount(1)
  const box = await save.boundingBox()
  if (!box) throw new Error('there is no Save')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 4)
  await page.mouse.down()
  await new Promise((resolve) => setTimeout(resolve, 500))
  await expect(page.getByText('Enter a whole number.')).toHaveCount(1)
  await page.mouse.up()
  await page.clock.resume()
  await expect.poll(saved).toMatchObject([{ data: { x: 1, y: 1, z: 1 } }])
})

test('entries of a list are dragged by their handles', async ({ page }) => {
  const names = ['Harbour', 'Meadow', 'Tower', 'Mill', 'Quay']
  server.pages.set(
    'a/b',
    schemaPage(
      {
        type: 'array',
        title: 'Places',
        items: { type: 'object', properties: { name: { type: 'string', title: 'Name' } } },
      },
      names.map((name) => ({ name })),
    ),
  )
  await page.goto(`${server.url}/plugin/a-b`)
  const handle = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true })
  const shown = () => page.getByRole('listitem').getByRole('button', { expanded: false }).allTextContents()
  const middle = async (name: string) => {
    const box = await handle(name).boundingBox()
    return { x: (box?.x ?? 0) + 22, y: (box?.y ?? 0) + 22 }
  }
  const from = await middle('Harbour')
  const to = await middle('Mill')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 10)
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await page.mouse.up()
  const order = ['Meadow', 'Tower', 'Mill', 'Harbour', 'Quay']
  await expect.poll(async () => (await shown()).filter((one) => one !== '')).toEqual(order)
  // Escape puts back what is on its way.
  const back = await middle('Quay')
  await page.mouse.move(back.x, back.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y, { steps: 5 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(saved).toEqual([expect.objectContaining({ data: order.map((name) => ({ name })) })])
})

test('a pattern that hangs holds up neither page nor panel, and is said at its field', async ({ page }) => {
  server.pages.set(
    'a/b',
    schemaPage({
      type: 'object',
      properties: {
        code: { type: 'string', title: 'Code', pattern: '^(a|aa)+$' },
        name: { type: 'string', title: 'Name' },
      },
    }),
  )
  await page.goto(`${server.url}/plugin/a-b`)
  await page.getByLabel('Code').fill(`${'a'.repeat(60)}!`)
  await page.getByRole('button', { name: 'Save' }).click()
  // While a worker tries the pattern, everything else goes on.
  await page.getByLabel('Name').fill('Harbour')
  await expect(page.getByText('pattern for it takes too long')).toBeVisible()
  expect(saved()).toEqual([])
  await page.getByLabel('Code').fill('aaa')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(saved).toEqual([expect.objectContaining({ data: { code: 'aaa', name: 'Harbour' } })])
})

test('hostile words of a form make nothing but text', async ({ page }) => {
  const html = '<img src=x onerror="document.title=`pwned`"><b>bold</b>'
  server.pages.set('a/b', {
    ...schemaPage({
      type: 'object',
      title: html,
      properties: { a: { type: 'string', title: html, description: html, default: html } },
    }),
  })
  const [section] = schemaPage({}).sections
  server.pages.set('a/c', {
    page: { label: 'Looks' },
    sections: [
      {
        ...section,
        schema: { type: 'object', properties: { a: { type: 'string', title: 'A' } } },
        uiSchema: {
          'ui:FieldTemplate': 'iframe',
          'ui:ObjectFieldTemplate': 'script',
          'ui:field': 'LayoutGridField',
          a: { 'ui:widget': 'constructor', 'ui:style': { position: 'fixed' }, 'ui:classNames': 'x' },
        },
      },
    ],
  })
  await page.goto(`${server.url}/plugin/a-b`)
  await expect(page.getByRole('textbox')).toHaveValue(html)
  await expect(page.locator('[data-element=schema] img')).toHaveCount(0)
  expect(await page.title()).not.toContain('pwned')
  await page.goto(`${server.url}/plugin/a-c`)
  await expect(page.getByLabel('A', { exact: true })).toBeVisible()
  await expect(page.locator('main iframe, main script, main .x, main [style*=fixed]')).toHaveCount(0)
})

test('a page without a form of JSON Schema loads nothing of it', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  server.pages.set('a/b', {
    page: { label: 'Plain' },
    sections: [
      {
        id: 's',
        onSave: { endpoint: 'a/b', method: 'save' },
        saveButton: { label: 'Save', data: ['a'] },
        content: [{ id: 'a', element: 'switch', label: 'Plain switch', value: true }],
      },
    ],
  })
  await page.goto(`${server.url}/plugin/a-b`)
  await expect(page.getByRole('switch', { name: 'Plain switch' })).toBeVisible()
  await page.getByRole('switch', { name: 'Plain switch' }).press('Space')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  expect(loaded.filter((url) => /schemaForm/i.test(url))).toEqual([])
})
