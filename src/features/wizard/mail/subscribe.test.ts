import { afterEach, expect, it, vi } from 'vitest'
import { subscribe } from '../steps/FollowStep'

const list = { action: 'https://mail.example.com/subscribe', fields: { list: 'news' } }

const warn = vi.spyOn(console, 'warn').mockReturnValue()
afterEach(() => warn.mockClear())

it('[D7-69 D3-62] posts the e-mail address with the list’s fields, and nothing of the page', async () => {
  const post = vi.fn<typeof fetch>(() => Promise.resolve(new Response('ok')))
  expect(await subscribe(list, 'owner@player.example', post)).toBe(true)
  const [address, request] = post.mock.calls[0] ?? []
  expect(address).toBe(list.action)
  expect(request).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' })
  expect(String(request?.body)).toBe('list=news&EMAIL=owner%40player.example')
})

it.each<[string, typeof fetch]>([
  ['answers with an error', () => Promise.resolve(new Response('', { status: 400 }))],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('[D8-19] logs it when the service %s', async (_, post) => {
  expect(await subscribe(list, 'owner@player.example', post)).toBe(false)
  expect(warn).toHaveBeenCalledTimes(1)
})
