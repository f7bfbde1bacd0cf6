import { describe, expect, it } from 'vitest'
import { plainTitle, titleAndLinks } from '../plainTitle'

describe('a title that a plugin wrote as HTML', () => {
  it.each([
    ["<span style='color: #777'>[gone]</span>Slow Tide", '[gone] Slow Tide'],
    ["<span style='color: #777'>More...</span>", 'More...'],
    ['<b>Bold</b> &amp; <i class="x > y">slanted</i>', 'Bold & slanted'],
    ['Above<br>below', 'Above below'],
    ['<img src="/albumart?x" onerror="alert(1)"> Cover', 'Cover'],
    ['<SPAN>Loud</SPAN>', 'Loud'],
    ['<span>A < B &lt;C&gt; &#8211; &#x2014;</span>', 'A < B <C> – —'],
    ['<span>&#0;&#1114112;&unknown;</span>', '&#0;&#1114112;&unknown;'],
    ['<span>&#xD800;</span>', '\uFFFD'],
    ['<div><span></span></div>', undefined],
  ])('%j is %j', (raw, title) => expect(plainTitle(raw)).toBe(title))

  it.each([
    '</c0de>',
    'A < B',
    'A < B > C',
    '<3',
    '<b>',
    '</b>',
    'if (a<b) p>',
    '<Unnamed>Song</Unnamed>',
    'Q&amp;A',
    '',
  ])('%j is a title', (title) => expect(plainTitle(title)).toBe(title))

  it('is read at once, whatever it holds', () => {
    for (const part of ['<a ', '<span "', "<i '", '<a "\'', '<b>', '<span x="y" ', '&#1', '<a href="#">'])
      for (const end of ['', '<br>']) {
        const raw = part.repeat(19_000 / part.length) + end
        expect(titleAndLinks(raw).title.length).toBeLessThanOrEqual(raw.length)
      }
  })
})

describe('the links in the title of a list', () => {
  const call = (uri: string) => `angular.element('#browse-page').scope().browse.fetchLibrary({uri: ${uri}})`

  it('are found where they open a page of the library, and leave the title', () => {
    const raw = `<div style="display: flex"><img src="/x"> Discover <a href="#" onclick="${call("'camp/tags'")}">By <b>tags</b></a></div>`
    expect(titleAndLinks(raw)).toEqual({ title: 'Discover', links: [{ title: 'By tags', uri: 'camp/tags' }] })
  })

  it('may be written with either quotes, with signs escaped', () => {
    const raw = `<a onclick='${call('&quot;camp/it\\&#39;s&quot;')}'>One</a><a onclick="${call("'b'")}">Two</a>`
    expect(titleAndLinks(raw)).toEqual({
      title: '',
      links: [
        { title: 'One', uri: "camp/it's" },
        { title: 'Two', uri: 'b' },
      ],
    })
  })

  it('are text where they do anything else', () =>
    expect(titleAndLinks('<a href="javascript:x()" onclick="steal()">Free</a> music')).toEqual({
      title: 'Free music',
      links: [],
    }))

  it('are none in a title that is text', () =>
    expect(titleAndLinks('</c0de>')).toEqual({ title: '</c0de>', links: [] }))
})
