import { describe, expect, it } from 'vitest'
import { readHosts } from './discoverHosts'

describe('readHosts', () => {
  it('puts the hosts in their own order, whatever the order of the answer', () => {
    const answer = { host10: 'http://a.local', host2: 'http://192.168.1.51', host: 'http://192.168.1.50' }
    expect(readHosts(answer).hosts).toEqual(['http://192.168.1.50', 'http://192.168.1.51', 'http://a.local'])
  })

  it('refuses broken entries and keeps the others, each once', () => {
    const answer = { host: 'http://6', host2: 'http://192.168.1.51/', host3: 'http://192.168.1.51', host4: 7 }
    expect(readHosts(answer)).toEqual({ hosts: ['http://192.168.1.51'], refused: ['http://6', '7'] })
  })

  it('takes the address of a legacy playlist for no host [D7-28]', () => {
    const answer = { localhost: 'http://192.168.1.50', restendpoint: 'http://192.168.1.9/playlist' }
    expect(readHosts(answer)).toEqual({ hosts: ['http://192.168.1.50'], refused: [] })
  })

  it.each([[null], [[]], ['http://192.168.1.50'], [{}]])('finds nothing in %j', (answer) => {
    expect(readHosts(answer)).toEqual({ hosts: [], refused: [] })
  })
})
