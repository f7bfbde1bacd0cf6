import { expect, it } from 'vitest'
import { readUiSettingsFile } from './createAppParts'

it('[D7-2] [D1-16] reads the file that theme and variant choose', async () => {
  const asked: unknown[] = []
  const get: typeof fetch = (address) => {
    asked.push(address)
    return Promise.resolve(Response.json({ indexState: '/queue' }))
  }
  expect(await readUiSettingsFile('classic', 'blue', get)).toEqual({ indexState: '/queue' })
  expect(asked).toEqual(['/app/themes/classic/assets/variants/blue/blue-settings.json'])
})

it.each<[string, typeof fetch]>([
  ['is not there', () => Promise.resolve(new Response('', { status: 404 }))],
  ['is no JSON', () => Promise.resolve(new Response('<html>'))],
  ['is something else', () => Promise.resolve(Response.json({ indexState: 5 }))],
  ['cannot be had', () => Promise.reject(new Error('offline'))],
])('goes without a file that %s', async (_, get) => {
  expect(await readUiSettingsFile('modern', 'default', get)).toBeUndefined()
})
