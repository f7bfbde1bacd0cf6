import { expect, it } from 'vitest'
import { hashtagOf, shareAddress } from './ShareButtons'

const shared = {
  link: 'https://acme.example/redirect?grsf=o&x=1',
  subject: 'Try this & that',
  text: 'Music + more',
  hashtag: 'acme',
}

it('[A2.4-59] writes a mail with subject, text and link', () => {
  expect(shareAddress('mail', shared)).toBe(
    'mailto:?subject=Try%20this%20%26%20that&body=Music%20%2B%20more%0A%0Ahttps%3A%2F%2Facme.example%2Fredirect%3Fgrsf%3Do%26x%3D1',
  )
})

it.each([
  ['network', 'www.facebook.com', { u: shared.link, quote: shared.text }],
  ['microblog', 'twitter.com', { text: shared.text, url: shared.link, hashtags: 'acme' }],
  ['messenger', 'wa.me', { text: `${shared.text} ${shared.link}` }],
] as const)('[A2.4-59] hands text and link to the %s', (target, host, fields) => {
  const address = new URL(shareAddress(target, shared))
  expect([address.protocol, address.host]).toEqual(['https:', host])
  expect(Object.fromEntries(address.searchParams)).toEqual(fields)
})

it.each([
  ['Acme Player', 'AcmePlayer'],
  ['#müsic', 'müsic'],
  ['<b>', 'b'],
])('[A2.4-59] makes a hashtag of %s', (text, tag) => {
  expect(hashtagOf(text)).toBe(tag)
})
