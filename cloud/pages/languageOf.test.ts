import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { languageOf } from './languageOf'

const request = (headers: Record<string, string>) => ({ headers }) as unknown as IncomingMessage

it.each([
  ['the browser’s', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }, 'de'],
  ['the browser’s next, where the first has no texts', { 'accept-language': 'eo,de;q=0.5' }, 'de'],
  ['the SDK’s before the browser’s', { 'x-firebase-locale': 'en', 'accept-language': 'de' }, 'en'],
  ['English for nonsense', { 'accept-language': '../../etc/passwd,*;q=1' }, 'en'],
  ['English where nobody says', {}, 'en'],
])('is %s', (_, headers, tag) => {
  expect(languageOf(request(headers))).toBe(tag)
})

it('is what the address says before all', () => {
  expect(languageOf(request({ 'accept-language': 'en' }), new URL('http://x/?lang=de'))).toBe('de')
})
