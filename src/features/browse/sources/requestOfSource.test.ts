import { expect, it } from 'vitest'
import usual from '../../../../fixtures/pushBrowseSources/usual.json'
import { sourceAddress } from '../../../ui/navigation/PanelLink'
import { addressOf, readPlace } from '../place/place'
import { opensOf, requestOfSource } from './sources'

it('[D3-22] the page of a source is asked for with its uri, name and plugin, which its address keeps', () => {
  const request = requestOfSource(usual[2] ?? {})
  expect(request).toEqual({
    uri: 'music-library',
    title: 'Music library',
    plugin_name: 'mpd',
    plugin_type: 'music_service',
  })
  const [path = '', query] = addressOf({ kind: 'page', request }).split('?')
  expect(readPlace(path, `?${query}`)).toEqual({ kind: 'page', request })
})

it.each([
  ...usual,
  { uri: 'a&b=c', name: 'Größe & <b>' },
  { uri: 'bare' },
  { uri: '/' },
  {},
  { uri: 'x', plugin_name: '' },
])('is the same to whoever leads there without loading browse: %j', (source) => {
  const hasPage = opensOf(source) === 'page' && !('static' in source)
  const address = addressOf({ kind: 'page', request: requestOfSource(source) })
  expect(sourceAddress(source)).toBe(hasPage ? address : undefined)
})
