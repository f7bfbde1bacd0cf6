import { expect, it } from 'vitest'
import { createStationLogos, isOwnLogo } from './stationLogos'

function createMemory(first?: string) {
  let text = first ?? null
  return {
    getItem: () => text,
    setItem: (_: string, value: string) => {
      text = value
    },
    size: () => (JSON.parse(text ?? '[]') as unknown[]).length,
  }
}

it.each([
  [undefined, false],
  ['', false],
  ['/albumart', false],
  ['http://player.local/albumart', false],
  ['/albumart?sourceicon=music_service/webradio/radio.png', false],
  ['/albumart?icon=microphone', false],
  ['/albumart?web=Harbour/FM/large', true],
  ['https://logos.example/harbour.png', true],
  ['/app/logos/harbour.png', true],
  ['albumart', false],
  [`https://logos.example/${'a'.repeat(1000)}`, false],
])('tells the logo of one station from the sign of all: %s', (albumart, is) => {
  expect(isOwnLogo(albumart)).toBe(is)
})

it('remembers a logo that was seen once, also when the page is loaded anew', () => {
  const memory = createMemory()
  createStationLogos(() => memory).see('http://a.example', 'https://logos.example/a.png')
  const logos = createStationLogos(() => memory)
  expect(logos.of('http://a.example')).toBe('https://logos.example/a.png')
  expect(logos.of('http://b.example')).toBeUndefined()
  logos.see('http://a.example', '/albumart')
  expect(logos.of('http://a.example')).toBe('https://logos.example/a.png')
})

it('remembers 200 stations, those that were seen last', () => {
  const memory = createMemory()
  const logos = createStationLogos(() => memory)
  for (let place = 0; place < 250; place++)
    logos.see(`http://${place}.example`, `https://logos.example/${place}`)
  expect(memory.size()).toBe(200)
  expect(logos.of('http://49.example')).toBeUndefined()
  expect(logos.of('http://50.example')).toBe('https://logos.example/50')
})

it('goes on without a storage, and with one that holds something else', () => {
  const forbidden = createStationLogos(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  forbidden.see('http://a.example', 'https://logos.example/a')
  expect(forbidden.of('http://a.example')).toBe('https://logos.example/a')
  for (const text of ['{', '7', '[1,["a"],["b",2]]', 'null'])
    expect(createStationLogos(() => createMemory(text)).of('a')).toBeUndefined()
})
