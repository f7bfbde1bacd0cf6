import type { Browser } from 'playwright'
import type { PageServer } from '../support/PageServer'
import { schemaPage } from '../support/schemaPage'
import { longForm } from './comparisons'
import { eventToPaint } from './inPage'
import { open, several, type Measure } from './measures'

const entries = Array.from({ length: 500 }, (_, number) => ({
  name: `Station ${number}`,
  address: `https://radio.example/${number}`,
  genre: 'Jazz',
  volume: number % 100,
  on: number % 2 === 0,
}))

const schema = {
  type: 'object',
  properties: {
    title: { type: 'string', title: 'Title' },
    stations: {
      type: 'array',
      title: 'Stations',
      items: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', title: 'Name' },
          address: { type: 'string', title: 'Address', format: 'uri' },
          genre: { type: 'string', title: 'Genre', enum: ['Jazz', 'News'] },
          volume: { type: 'integer', title: 'Volume' },
          on: { type: 'boolean', title: 'On' },
        },
      },
    },
  },
}

/** A form of JSON Schema with a list of 500 objects: a key in one of them, and a key beside the list. */
export async function measureForms(browser: Browser, server: PageServer): Promise<Measure[]> {
  server.pages.set('bench/form', schemaPage(schema, { title: 'Attic', stations: entries }))
  const { page } = await open(browser, server, '/plugin/bench-form')
  await page.getByRole('button', { name: 'Station 3', exact: true }).click()
  const keyIn = async (label: string): Promise<number> => {
    await page.getByLabel(label, { exact: false }).first().focus()
    return several(21, () => eventToPaint(page, 'keydown', () => page.keyboard.press('a')))
  }
  const inside = await keyIn('Name')
  const beside = await keyIn('Title')
  await page.context().close()
  return [
    { what: `${longForm}: key in one of them`, figure: inside, unit: 'ms', budget: 60 },
    { what: `${longForm}: key beside it`, figure: beside, unit: 'ms', budget: 60 },
  ]
}
