import { expect, it } from 'vitest'
import { isSocialLoginAllowed } from './SocialButtons'

const hosts = { production: 'cloud.acme.example', development: 'dev.acme.example' }

it.each([
  ['localhost', true],
  ['cloud.acme.example', true],
  ['Cloud.Acme.Example', true],
  ['dev.acme.example', true],
  ['acme.example', false],
  ['evil-cloud.acme.example', false],
  ['cloud.acme.example.evil.example', false],
  ['192.168.1.20', false],
  ['player.local', false],
  ['', false],
])('[A5-8 A6-10] social log-in at “%s”: %s', (hostname, isAllowed) => {
  expect(isSocialLoginAllowed(hostname, hosts)).toBe(isAllowed)
})
