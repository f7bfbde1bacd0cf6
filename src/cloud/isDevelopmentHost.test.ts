import { expect, it } from 'vitest'
import { isDevelopmentHost } from './openCloud'

const hosts = { production: 'cloud.acme.example', development: 'dev.acme.example' }

it.each([
  ['cloud.acme.example', false],
  ['dev.acme.example', true],
  ['localhost', true],
  ['acme.localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['192.168.1.50', false],
  ['acme.local', false],
  ['evil-dev.acme.example', false],
  ['', false],
])('[A1-12 A9-7] the development side serves pages of %s: %s', (hostname, is) => {
  expect(isDevelopmentHost(hostname, hosts)).toBe(is)
})

it('[A1-12] a production host on this machine is the production side', () => {
  expect(isDevelopmentHost('localhost', { production: 'localhost', development: 'localhost' })).toBe(false)
})
