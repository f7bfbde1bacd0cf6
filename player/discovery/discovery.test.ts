// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { originOfDevice, announcePlayer, findPlayers, readAnnounced } from './findPlayers'

const attic = {
  name: 'Attic 3000',
  port: 3000,
  addresses: ['fe80::1', '192.168.1.50'],
  txt: { acmeName: 'Attic' },
}

describe('what players announce', () => {
  it('is read by the name that their owner gave, once for each address', () => {
    expect(readAnnounced([attic, { ...attic, name: 'Attic again' }])).toEqual([
      { name: 'Attic', origin: 'http://192.168.1.50:3000' },
    ])
  })

  it.each([
    [{ name: 'Cellar', port: 80, addresses: ['192.168.1.51'] }, 'http://192.168.1.51'],
    [{ name: 'Cellar', port: 80, addresses: ['fe80::1'] }, 'http://[fe80::1]'],
    [{ name: 'Cellar', port: 80, addresses: [] }, undefined],
    [{ name: 'Cellar', port: 80 }, undefined],
    [{ name: 'Cellar', port: 70_000, addresses: ['192.168.1.51'] }, undefined],
    [{ name: 'Cellar', port: 80, addresses: ['evil.example/a b'] }, undefined],
  ])('%j is at %s', (announced, origin) => {
    expect(readAnnounced([announced])).toEqual(origin === undefined ? [] : [{ name: 'Cellar', origin }])
  })

  it('moves no cursor of whoever reads it', () => {
    const told = { ...attic, txt: { acmeName: `\u001B[2J${'x'.repeat(500)}` } }
    expect(readAnnounced([told])[0]?.name).toBe(`?[2J${'x'.repeat(96)}`)
  })
})

describe('the player that is wanted', () => {
  const players = [
    { name: 'Attic', origin: 'http://192.168.1.50' },
    { name: 'Küche', origin: 'http://192.168.1.51' },
  ]
  const find = () => Promise.resolve(players)

  it('is at its address, or found by its name', async () => {
    expect(await originOfDevice({ origin: 'http://a' }, () => Promise.reject(new Error('asked')))).toBe(
      'http://a',
    )
    expect(await originOfDevice({ name: 'attic' }, find)).toBe('http://192.168.1.50')
    expect(await originOfDevice({ name: 'KÜCHE' }, find)).toBe('http://192.168.1.51')
  })

  it('is asked for again in words where there is none of that name, or there are two', async () => {
    await expect(originOfDevice({ name: 'Bath' }, find)).rejects.toThrow(
      'No player is called “Bath”. Found:\n  Attic  --device http://192.168.1.50',
    )
    await expect(originOfDevice({ name: 'Bath' }, () => Promise.resolve([]))).rejects.toThrow(
      'None was found',
    )
    const both = () => Promise.resolve([...players, { name: 'attic', origin: 'http://192.168.1.52' }])
    await expect(originOfDevice({ name: 'Attic' }, both)).rejects.toThrow('Several players')
  })
})

describe('a player of this machine', () => {
  it('is found by who asks, and not any more when it has gone', async ({ skip }) => {
    const word = `acme${process.pid}`
    const end = announcePlayer(word, { name: 'Attic', port: 3456 })
    const found = await findPlayers(word, 2_000)
    await end()
    // A machine without a network, as some that tests run on.
    if (found.length === 0) return skip('no multicast here')
    expect(found).toEqual([{ name: 'Attic', origin: expect.stringMatching(/^http:\/\/[\d.]+:3456$/) }])
    expect(await findPlayers(word, 1_000)).toEqual([])
  })
})
