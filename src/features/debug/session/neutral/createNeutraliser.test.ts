// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createNeutraliser } from '../saveSession'

/** Payloads of one event each, made neutral together. */
const neutral = (...told: [event: string, payload: unknown][]) => {
  const all = told.map(([event, payload]) => ({ event, payload }))
  const made = createNeutraliser(all, 'acme')
  return all.map((one) => made.payload(one))
}
const line = (text: string) => neutral(['pushToastMessage', { message: text }])[0]
const message = (text: string) => ({ message: text })

describe('what is replaced by its look', () => {
  it.each([
    ['an address', 'at 192.168.1.50.', 'at 192.0.2.1.'],
    ['an address with a port', 'http://10.0.0.7:3000/x', 'http://192.0.2.1:3000/x'],
    ['two addresses', '10.0.0.1 and 10.0.0.2, 10.0.0.1', '192.0.2.1 and 192.0.2.2, 192.0.2.1'],
    ['an IPv6 address', 'fe80::dea6:32ff:fe01:2345%eth0 is up', '2001:db8::1 is up'],
    ['an IPv6 address in a URL', 'http://[2a02:810d::17]:80/', 'http://[2001:db8::1]:80/'],
    ['a whole IPv6 address', '2a02:0810:0001:0002:0003:0004:0005:0006', '2001:db8::1'],
    ['an IPv4 address in an IPv6 one', '::ffff:192.168.1.5', '2001:db8::1'],
    ['a MAC address', 'DC:A6:32:01:23:45 joined', '02:00:00:00:00:01 joined'],
    ['a MAC address with dashes', 'dc-a6-32-01-23-45', '02-00-00-00-00-01'],
    ['a MAC address without either', 'eth dca632012345', 'eth secret-1'],
    ['a host in a URL', 'see https://music.anna-mueller.de/a?b=c', 'see https://host-1.example/a?b=c'],
    ['a host of one word in a URL', 'smb://attic-nas/music', 'smb://host-1/music'],
    ['a host of the house', 'open kitchen-of-anna.local now', 'open host-1.example now'],
    ['a full name of a host', 'via gw.anna.dyndns.org', 'via host-1.example'],
    ['a share of Windows', String.raw`\\ANNA-PC\Music`, String.raw`\\host-1\Music`],
    ['a share with slashes', '//anna-pc/Music', '//host-1/Music'],
    ['an export', 'mount attic:/export/music', 'mount host-1:/export/music'],
    [
      'a user and password in a URL',
      'ftp://anna:s3cret@nas.local/m',
      'ftp://user-1:secret-1@host-1.example/m',
    ],
    ['an e-mail address', 'write to anna.mueller+x@mail-house.de!', 'write to person-1@mail.example!'],
    ['an e-mail address of one host', 'cron of root@attic', 'cron of person-1@mail.example'],
    ['a home', '/home/anna/Music', '/home/user-1/Music'],
    ['a home with a space', String.raw`C:\Users\Anna Müller\Music`, String.raw`C:\Users\user-1\Music`],
    ['a home at the end', 'saved in /Users/anna, done', 'saved in /Users/user-1, done'],
    ['a home in an encoded path', 'path=%2Fhome%2Fanna%2Fx.flac', 'path=%2Fhome%2Fuser-1%2Fx.flac'],
    ['a token of an address', '/cover?id=7&token=abc%2Fdef&x=1', '/cover?id=7&token=secret-1&x=1'],
    ['a bearer', 'Authorization: Bearer abcdef.ghi-jkl', 'Authorization: Bearer secret-1'],
    ['a JWT', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.dGVzdA', 'secret-1'],
    ['a UUID', 'id 9f1c2d3e-4b5a-6978-8c9d-0e1f2a3b4c5d', 'id 00000000-0000-4000-8000-000000000001'],
    ['a sum', 'sha 3b5d5c3712955042212316173ccf37be', 'sha secret-1'],
    ['a key', 'key AIzaSyD3x7Q9b2Vw8Lk4Jh6Gf1', 'key secret-1'],
    ['a serial number', 'Serial: 10000000e8f2a1b3', 'Serial: serial-1'],
    ['a user', 'user=anna logged in', 'user=user-1 logged in'],
  ])('%s', (_what, text, expected) => {
    expect(line(text)).toEqual(message(expected))
  })

  it.each([
    'Version 3.569 of 12:34:56, 2:10 / 4:37',
    'localhost and 127.0.0.1, mask 255.255.255.0, 0.0.0.0 and ::1',
    'http://localhost:3000/x, https://docs.example.com/a',
    'Overture, op. 1812 (44.1 kHz | 16 bit)',
    'music-library/INTERNAL/Various/01 - Song.flac',
    '/albumart?cacheid=512&web=Artist/Album/extralarge',
    'TRANSLATE.NETWORK.WIFI_TITLE of player/i18n.strings_en.json',
    'service:track:55 and spotify://track/123',
    'fa fa-microphone, #c8792b, icon@2x.png',
    '100 % of 20%',
    '20%zz of %E4 broken',
    'std::string and a::before',
    '',
  ])('leaves alone: %s', (text) => {
    expect(line(text)).toEqual(message(text))
  })
})

describe('what is replaced by its place', () => {
  it('the names of players and networks, and then wherever they stand, even before', () => {
    expect(
      neutral(
        [
          'pushToastMessage',
          { title: 'Anna’s Küche', message: 'Anna’s Küche is in Fritz Box 7590, not Fritz Box 75901' },
        ],
        ['pushDeviceName', 'Anna’s Küche'],
        ['pushWirelessNetworks', { available: [{ ssid: 'Fritz Box 7590', signal: 5 }] }],
      ),
    ).toEqual([
      { title: 'Device 1', message: 'Device 1 is in Network 1, not Fritz Box 75901' },
      'Device 1',
      { available: [{ ssid: 'Network 1', signal: 5 }] },
    ])
  })

  it('fields of pages by their ids, not the words that the interface goes by', () => {
    expect(
      neutral(
        ['pushDeviceName', { name: 'network' }],
        [
          'pushUiConfig',
          {
            page: { label: 'network' },
            sections: [
              {
                id: 'network',
                coreSection: 'network',
                content: [
                  { id: 'nas_username', element: 'input', value: 'anna' },
                  { id: 'x', element: 'input', type: 'password', value: 'hunter2' },
                  { id: 'y', element: 'input', value: 'for anna' },
                ],
              },
            ],
          },
        ],
      )[1],
    ).toEqual({
      page: { label: 'Device 1' },
      sections: [
        {
          id: 'network',
          coreSection: 'network',
          content: [
            { id: 'nas_username', element: 'input', value: 'user-1' },
            { id: 'x', element: 'input', type: 'password', value: 'secret-1' },
            { id: 'y', element: 'input', value: 'for user-1' },
          ],
        },
      ],
    })
  })

  it('texts that are payloads themselves, numbers, and JSON within texts', () => {
    expect(
      neutral(
        ['pushDeviceHWUUID', 'b8a4'],
        ['pushSystemInfo', { serial: 12345678, host: 'attic', name: 'Overture' }],
        ['pushMyAcmeStatus', { data: '{"host":"attic","hosts":["ATTIC"],"n":1}' }],
        ['setDeviceActivationCode', { code: 'HARBOUR' }],
      ),
    ).toEqual([
      'serial-1',
      { serial: 0, host: 'host-1', name: 'Overture' },
      { data: '{"host":"host-1","hosts":["host-1"],"n":1}' },
      { code: 'secret-1' },
    ])
  })

  it('keys of objects, too', () => {
    expect(neutral(['pushX', { '192.168.1.7': { 'aa:bb:cc:dd:ee:ff': 1 } }])).toEqual([
      { '192.0.2.1': { '02:00:00:00:00:01': 1 } },
    ])
  })

  it('leaves what says nothing, and what the record has hidden', () => {
    const told = {
      ssid: '',
      host: ' ',
      user: null,
      password: '•••',
      ip: 'dhcp',
      server: 'unknown',
      token: false,
    }
    expect(neutral(['pushX', told])).toEqual([told])
  })
})

describe('the brand word', () => {
  it('is that of the fixtures, in every case', () => {
    expect(
      neutral([
        'pushMenuItems',
        [{ id: 'my-acme', name: 'MyAcme by ACME', url: 'https://acme.example/acme/x' }],
      ]),
    ).toEqual([
      [{ id: 'my-anybrand', name: 'MyAnybrand by ANYBRAND', url: 'https://anybrand.example/anybrand/x' }],
    ])
  })
})

describe('replacements', () => {
  it('are taken by nobody who has not had them', () => {
    const made = createNeutraliser(
      [{ event: 'pushX', payload: ['10.0.0.1', '192.0.2.1', '10.0.0.2'] }],
      'acme',
    )
    expect(made.payload({ event: 'pushX', payload: ['10.0.0.1', '192.0.2.1', '10.0.0.2'] })).toEqual([
      '192.0.2.2',
      '192.0.2.1',
      '192.0.2.3',
    ])
    expect(made.replaced()).toEqual([
      { kind: 'address', original: '10.0.0.1', replacement: '192.0.2.2' },
      { kind: 'address', original: '10.0.0.2', replacement: '192.0.2.3' },
    ])
  })

  it('are enough for a thousand addresses', () => {
    const many = Array.from({ length: 1000 }, (_, index) => `10.1.${index >> 8}.${index & 255}`)
    const [made] = neutral(['pushX', many])
    expect(new Set(Array.isArray(made) ? made : []).size).toBe(1000)
  })

  const personal = fc.oneof(
    fc.ipV4(),
    fc.ipV6(),
    fc.emailAddress(),
    fc.uuid(),
    fc.webUrl(),
    fc.constantFrom(
      'anna',
      'Attic',
      '/home/anna/x',
      'kitchen.local',
      'aa:bb:cc:dd:ee:ff',
      'token=abcdefgh',
      '%2Fhome%2Fanna',
    ),
    fc.string(),
  )
  const text = fc.array(personal, { maxLength: 4 }).map((parts) => parts.join(' '))
  const payload = fc.dictionary(
    fc.constantFrom('ssid', 'host', 'user', 'message', 'name', 'value', 'token', 'serial', 'email'),
    fc.oneof(text, fc.integer(), fc.array(text, { maxLength: 3 })),
  )

  it('are left as they are when a session is made neutral once more', () => {
    fc.assert(
      fc.property(fc.array(payload, { maxLength: 4 }), (payloads) => {
        const once = neutral(...payloads.map((one): [string, unknown] => ['pushX', one]))
        expect(neutral(...once.map((one): [string, unknown] => ['pushX', one]))).toEqual(once)
      }),
      { numRuns: 200 },
    )
  })

  it('leave no address, e-mail address or name behind', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.emailAddress(), fc.uuid(), (address, email, uuid) => {
        fc.pre(!/[/=?&#|`'{}]/.test(email))
        fc.pre(!/^(127\.|255\.|0\.0\.0\.0|192\.0\.2\.|198\.(51|18)|203\.0\.113)/.test(address))
        const text = JSON.stringify(line(`${address} <${email}> (${uuid}) at http://${address}/${uuid}`))
        for (const original of [address, email, uuid]) expect(text).not.toContain(original)
      }),
    )
  })
})

describe('hostile payloads', () => {
  it('end in time', () => {
    const texts = [
      'a'.repeat(60_000),
      'a.'.repeat(30_000),
      '1.'.repeat(30_000),
      'a:'.repeat(30_000),
      '%41'.repeat(20_000),
      'a@'.repeat(30_000),
      '/home/'.repeat(10_000),
      'x '.repeat(30_000),
      `/home/${'x '.repeat(30_000)}`,
      `http://${'a'.repeat(60_000)}`,
      'token='.repeat(10_000),
      '[['.repeat(30_000),
    ]
    const start = performance.now()
    for (const text of texts) line(text)
    expect(performance.now() - start).toBeLessThan(5000)
  })

  it('may be nested as deeply as they like', () => {
    let deep: unknown = '10.0.0.1'
    for (let depth = 0; depth < 5000; depth += 1) deep = [deep]
    expect(JSON.stringify(neutral(['pushX', deep]))).not.toContain('10.0.0.1')
  })
})
