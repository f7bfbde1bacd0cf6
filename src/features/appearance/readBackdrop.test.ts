import { describe, expect, it } from 'vitest'
import { readBackdrop } from './Backdrop'

const origin = 'http://192.168.1.50'

describe('the backdrop', () => {
  it('[D3-34] is the colour of the UI settings', () => {
    expect(readBackdrop({ color: '#123456' }, origin)).toEqual({ kind: 'color', color: '#123456' })
    expect(readBackdrop({ color: 'rebeccapurple' }, origin)).toEqual({
      kind: 'color',
      color: 'rebeccapurple',
    })
  })

  it('[D3-35] is the background image, served from the player under /backgrounds/', () => {
    expect(readBackdrop({ background: { path: 'night sky.jpg' } }, origin)).toEqual({
      kind: 'image',
      src: 'http://192.168.1.50/backgrounds/night%20sky.jpg',
    })
  })

  it('waits with an image until the player’s origin is known', () => {
    expect(readBackdrop({ background: { path: 'a.jpg' } }, undefined)).toEqual({ kind: 'none' })
  })

  it.each([
    'url(https://evil.example/x)',
    'red; background: url(x)',
    '#12',
    'expression(alert(1))',
    'var(--x)',
    '',
    'rgb(1,2,3) url(x)',
  ])('ignores what is no colour: %s', (color) => {
    expect(readBackdrop({ color }, origin)).toEqual({ kind: 'none' })
  })

  it('keeps image paths below /backgrounds/', () => {
    expect(readBackdrop({ background: { path: '../../etc/"x").jpg?y#z' } }, origin)).toEqual({
      kind: 'image',
      src: 'http://192.168.1.50/backgrounds/etc/%22x%22).jpg%3Fy%23z',
    })
  })

  it('is none without settings', () => {
    expect(readBackdrop(undefined, origin)).toEqual({ kind: 'none' })
    expect(readBackdrop({ background: {} }, origin)).toEqual({ kind: 'none' })
  })
})
