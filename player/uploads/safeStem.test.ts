// @vitest-environment node
import { assert, property, string } from 'fast-check'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { safeStem } from './receiveFile'

describe('safeStem', () => {
  it.each([
    ['My cat!.PNG', 'My-cat'],
    ['Käse & Brot.jpeg', 'Käse-Brot'],
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\windows.png', 'windows'],
    ['.htaccess', 'background'],
    ['thumbnail-thumbnail-sea.png', 'sea'],
    ['....png', 'background'],
    ['a..b.png', 'a-b'],
    ['', 'background'],
    ['<img src=x onerror=1>.gif', 'img-src-x-onerror-1'],
    ['日本語.webp', '日本語'],
    [`${'x'.repeat(400)}.png`, 'x'.repeat(50)],
  ])('makes %j %j', (name, stem) => {
    expect(safeStem(name)).toBe(stem)
  })

  it('makes any name one that stays in its folder', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 80 }), (name) => {
        const stem = safeStem(name)
        expect(stem).toMatch(/^[\p{L}\p{M}\p{N}_-]+$/u)
        expect(basename(stem)).toBe(stem)
      }),
    )
  })
})
