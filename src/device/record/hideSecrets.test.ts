import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSecretHider } from './createWireRecord'

const hidden = (...payloads: unknown[]): unknown[] => {
  const hide = createSecretHider()
  return payloads.map((payload) => JSON.parse(hide(JSON.stringify(payload))))
}
const only = (payload: unknown) => hidden(payload)[0]

describe('what lets somebody in', () => {
  it.each([
    'password',
    'passwd',
    'Password',
    'wifi_password',
    'pass',
    'pwd',
    'passphrase',
    'passcode',
    'psk',
    'wpa_psk',
    'pin',
    'pinCode',
    'wpa_key',
    'wepKey',
    'api_key',
    'apiKey',
    'API-KEY',
    'access_key',
    'private key',
    'license_key',
    'token',
    'accessToken',
    'refresh_token',
    'client_secret',
    'activationCode',
    'activation_code',
    'deviceCode',
    'cookie',
    'authorization',
    'credentials',
    'session_id',
    'sid',
    'otp',
    'signature',
  ])('is hidden under “%s”, however deep, as text or number', (key) => {
    expect(only({ [key]: 'hush' })).toEqual({ [key]: '•••' })
    expect(only({ [key]: 4711 })).toEqual({ [key]: '•••' })
    expect(only([{ data: { [key]: { value: 'hush', label: ['hush'] } } }])).toEqual([
      { data: { [key]: { value: '•••', label: ['•••'] } } },
    ])
    expect(only({ said: JSON.stringify({ [key]: 'hush' }) })).toEqual({
      said: JSON.stringify({ [key]: '•••' }),
    })
    expect(
      JSON.stringify(only({ said: `http://x.example/?${key.replace(' ', '_')}=hush&a=1` })),
    ).not.toContain('hush')
  })

  it.each([
    'name',
    'title',
    'keyboard',
    'key',
    'compass',
    'spin',
    'pinned',
    'encode',
    'side',
    'design',
    'author',
    'code',
    'monkey',
  ])('is not “%s”', (key) => expect(only({ [key]: 'shown' })).toEqual({ [key]: 'shown' }))

  it('is not whether there is one, or that there is none', () => {
    expect(only({ password: true, token: null, secret: '', pin: [] })).toEqual({
      password: true,
      token: null,
      secret: '',
      pin: [],
    })
  })

  it('is hidden in addresses', () => {
    expect(only({ uri: 'http://ada:hush@nas.example/a b', path: 'smb://ada:hush@nas/music' })).toEqual({
      uri: 'http://ada:•••@nas.example/a b',
      path: 'smb://ada:•••@nas/music',
    })
  })

  it('is what a field of the page holds that it calls a password, and what is sent under its id later', () => {
    const field = { id: 'gate', element: 'input', type: 'password', value: 'hush' }
    const page = { sections: [{ content: [field, { id: 'lane', type: 'text', value: 'shown' }] }] }
    expect(hidden(page, { method: 'save', data: { gate: 'hush', lane: 'shown' } }, { gate: 'hush' })).toEqual(
      [
        {
          sections: [
            {
              content: [
                { ...field, value: '•••' },
                { id: 'lane', type: 'text', value: 'shown' },
              ],
            },
          ],
        },
        { method: 'save', data: { gate: '•••', lane: 'shown' } },
        { gate: '•••' },
      ],
    )
  })

  it('is hidden in a payload that is cut off anywhere', () => {
    const hide = createSecretHider()
    const whole = JSON.stringify({
      a: 'x',
      password: 'hu"sh-hu\\sh',
      uri: 'http://ada:hush@nas/',
      api_key: 'hush',
      z: 'token=hush',
    })
    for (let end = 0; end < whole.length; end += 1) {
      const shown = hide(whole.slice(0, end))
      expect(shown).not.toMatch(/sh-hu|pass.*:"hu|key":"h/)
      expect(shown.startsWith('{"a":"x"'.slice(0, end))).toBe(true)
    }
  })
})

describe('what is hidden from', () => {
  it('stays JSON, and the same where there is nothing to hide', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(() => JSON.parse(createSecretHider()(JSON.stringify(value)))).not.toThrow()
      }),
    )
  })

  it.each([
    ['one text', (length: number) => JSON.stringify('a'.repeat(length))],
    ['one text that is nearly a key', (length: number) => `"token${'a'.repeat(length)}`],
    ['many quotes', (length: number) => `token${'"'.repeat(length)}`],
    ['many backslashes', (length: number) => `"token${'\\'.repeat(length)}`],
    ['many assignments', (length: number) => JSON.stringify({ token: 1, x: 'a=b:'.repeat(length / 4) })],
    ['many hosts', (length: number) => JSON.stringify({ token: 1, x: '://a:b'.repeat(length / 6) })],
    ['one long word', (length: number) => JSON.stringify({ token: 1, x: `://${'a'.repeat(length)}` })],
    ['lists within lists', (length: number) => `{"token":${'['.repeat(length)}`],
  ])('may be a megabyte of %s, which a pattern that looks back would take an hour for', (_, make) => {
    const text = make(1_000_000)
    expect(createSecretHider()(text).length).toBeGreaterThan(0)
  })
})
