import { expect, it } from 'vitest'
import { oauthAddress } from './pageParts'

const request = {
  performerUrl: 'https://login.example/radio?client=7',
  plugin: 'music_service/radio',
  scopes: ['read', 'write'],
  deviceOrigin: 'http://192.168.1.50',
  pageAddress: 'http://192.168.1.50/plugin/music_service-radio?x=1&y=2',
}

it('[D2.10-10] leads to the performer with the way back to the player and the scopes', () => {
  const address = new URL(oauthAddress(request) ?? '')
  expect(address.origin + address.pathname).toBe('https://login.example/radio')
  expect(address.searchParams.get('client')).toBe('7')
  expect(address.searchParams.get('scopes')).toBe('read,write')
  const back = new URL(address.searchParams.get('redirect_uri') ?? '')
  expect(back.origin + back.pathname).toBe('http://192.168.1.50/api/v1/oauth')
  expect(back.searchParams.get('plugin')).toBe('music_service/radio')
  expect(back.searchParams.get('plugin_url')).toBe(request.pageAddress)
})

it.each(['javascript:alert(1)', 'data:text/html,x', 'spotify://', ''])(
  'does not lead to %s',
  (performerUrl) => {
    expect(oauthAddress({ ...request, performerUrl })).toBeUndefined()
  },
)
