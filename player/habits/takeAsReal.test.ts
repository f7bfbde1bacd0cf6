// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startRealPlayer, type RealPlayer } from '../testing/startTestPlayer'
import { whatEnds } from './takeAsReal'

describe('what ends a real device', () => {
  it.each([
    ['getUiConfig', undefined],
    ['getUiConfig', {}],
    ['browseLibrary', undefined],
    ['setSleep', {}],
    ['addPlay', undefined],
    ['moveQueue', undefined],
    ['playItemsList', { list: [null], index: 0 }],
    ['replaceAndPlay', { uri: 7 }],
    ['addToQueue', [{ uri: 'a' }, null]],
    ['updateDb', { uri: 'music-library/INTERNAL' }],
    ['setLanguage', {}],
    ['setOutputDevices', {}],
    ['setBackgrounds', {}],
    ['deleteBackground', {}],
    ['setExperienceAdvancedSettings', { id: true }],
    ['updatePlugin', { category: 'a', name: 'b' }],
  ] as const)('is %s with %j', (event, sent) => {
    expect(whatEnds(event, sent)).toContain(event)
  })

  it.each([
    ['getUiConfig', { page: 'system' }],
    ['browseLibrary', {}],
    ['setSleep', { enabled: false, time: '0:00', action: 'stop' }],
    ['playItemsList', { item: { uri: 'albums://a/b' } }],
    ['playItemsList', { list: [{ title: 'without an address' }], index: 0 }],
    ['updateDb', undefined],
    ['updateDb', 'music-library/INTERNAL'],
    ['setBackgrounds', { color: '#000' }],
    ['setDeviceName', undefined],
    ['getState', undefined],
    ['play', undefined],
  ] as const)('is not %s with %j', (event, sent) => {
    expect(whatEnds(event, sent)).toBeUndefined()
  })
})

describe('a player with the quirks of real devices', () => {
  let player: RealPlayer
  beforeEach(async () => {
    player = await startRealPlayer({ delays: { crash: 150, loading: 2_500 } })
  })
  afterEach(() => player.close())

  const upload = (path: string, bytes: number) => {
    const form = new FormData()
    form.append('filename', new Blob([Buffer.alloc(bytes)], { type: 'image/png' }), 'picture.png')
    return fetch(`${player.url}/${path}`, { method: 'POST', body: form }).then(
      ({ status }) => status,
      () => 'never answered',
    )
  }

  it('is gone on a request that it cannot bear, and back after a while, stopped, with its queue', async () => {
    const uri = player.music.library().tracks[0]?.uri
    await player.ask('addPlay', { uri, service: 'mpd' }, 'pushState')
    expect(await player.endsOn('updateDb', { uri: 'music-library/INTERNAL', type: 'folder' })).toBe(true)
    expect(player.engine.state().status).toBe('stop')
    expect(player.engine.queue()).toHaveLength(1)
    expect(await player.endsOn('getUiConfig')).toBe(true)
    expect(await player.endsOn('getState')).toBe(false)
  })

  it('answers {} to browseLibrary while its plugins load, at the start and after it was gone', async () => {
    expect(await player.titles('music-library')).toBeUndefined()
    await expect.poll(() => player.titles('music-library')).toContain('INTERNAL')
    expect(await player.endsOn('setSleep', {})).toBe(true)
    expect(await player.titles('music-library')).toBeUndefined()
    await expect.poll(() => player.titles('music-library')).toContain('INTERNAL')
  })

  it('ends on a background over 3 MB and a cover over 1 MB, which are never answered', async () => {
    // No pictures, but small enough: that is another answer.
    expect(await upload('backgrounds-upload', 2_999_000)).toBe(415)
    expect(await upload('albumart-upload', 999_000)).toBe(415)
    const back = player.client.once('connect')
    expect(await upload('backgrounds-upload', 3_000_001)).toBe('never answered')
    await back
    expect(await upload('albumart-upload', 1_000_001)).toBe('never answered')
    expect(player.lines.filter((line) => line.startsWith('the player ended'))).toHaveLength(2)
  })
})

it('a player without quirks refuses the same, and stays', async () => {
  const player = await startRealPlayer({ quirks: 'plain' })
  expect(await player.endsOn('getUiConfig')).toBe(false)
  expect(await player.endsOn('setSleep', {})).toBe(false)
  expect(player.lines.filter((line) => line.startsWith('refused'))).toHaveLength(2)
  await player.close()
})
