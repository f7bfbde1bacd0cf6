// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { openAddress, parseSafeAddress } from './safeAddress'

const refused = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)//',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.org/1',
  'spotify://artist/1',
  'mailto:a@example.org',
]

describe('an address that a device sent', () => {
  it.each(refused)('is refused when it is %j', (address) => {
    expect(parseSafeAddress(address).ok).toBe(false)
  })

  it('may be http and https', () => {
    expect(parseSafeAddress('https://example.org/a?b=c#d')).toEqual({
      ok: true,
      href: 'https://example.org/a?b=c#d',
    })
    expect(parseSafeAddress('HTTP://192.168.1.50:3000')).toEqual({
      ok: true,
      href: 'http://192.168.1.50:3000/',
    })
  })

  it('is read against a base when it is relative', () => {
    expect(parseSafeAddress('/help', { base: 'http://player.local/settings' })).toEqual({
      ok: true,
      href: 'http://player.local/help',
    })
    expect(parseSafeAddress('/help')).toEqual({ ok: false, reason: 'invalid' })
  })

  it.each([undefined, null, 7, {}, '', '  ', 'http://'])(
    'is refused when it is no address: %j',
    (address) => {
      expect(parseSafeAddress(address)).toEqual({ ok: false, reason: 'invalid' })
    },
  )
})

/** Defined, not assigned: what is assigned goes on to the window itself, and to the files after this one. */
const view = (calls: { open: unknown; assign: unknown }) =>
  Object.create(window, {
    open: { value: calls.open },
    location: { value: { href: 'http://player.local/', assign: calls.assign } },
  })

const call = () => vi.fn<(...given: unknown[]) => void>()

describe('opening an address', () => {
  it('opens a new window that learns nothing of this one', () => {
    const open = call()
    openAddress('https://example.org/', 'new', view({ open, assign: call() }))
    expect(open).toHaveBeenCalledWith('https://example.org/', '_blank', 'noopener,noreferrer')
  })

  it('opens this window only for safe addresses', () => {
    const assign = call()
    const panel = view({ open: call(), assign })
    for (const address of refused.slice(0, 6)) openAddress(address, 'same', panel)
    expect(assign).not.toHaveBeenCalled()
    openAddress('https://example.org/pay', 'same', panel)
    expect(assign).toHaveBeenCalledWith('https://example.org/pay')
  })
})
