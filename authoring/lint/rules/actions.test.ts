// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { findIn } from '../testing/findIn'
import { pageOf } from '../testing/pageOf'

const clicking = (onClick: unknown) => pageOf([{ id: 'go', element: 'button', label: 'Go', onClick }])

describe('incomplete-action', () => {
  it.each<[unknown, string[]]>([
    [{ type: 'plugin', endpoint: 'a/b', method: 'c' }, []],
    [{ type: 'script', endpoint: 'a/b', method: 'c' }, []],
    [{ endpoint: 'a/b', method: 'c' }, []],
    [undefined, ['error : Nothing happens']],
    [null, ['error onClick: Nothing happens']],
    [
      { type: 'plugin', endpoint: '', method: 5 },
      ['error onClick/endpoint: “endpoint” is empty', 'error onClick/method: “method” is 5, not a text'],
    ],
    [
      { type: 'plugin', endpiont: 'a/b', method: 'c' },
      ['error onClick: “endpoint” is missing: the button calls nothing. It has “endpiont”'],
    ],
    [{ type: 'goto' }, ['error onClick: “pageName” is missing']],
    [{ type: 'openUrl' }, ['hint onClick: “url” is missing']],
    [{ type: 'oauth', performerUrl: 'https://a.example' }, ['warning onClick: “plugin” is missing']],
    [{ type: 'emit' }, ['error onClick: “message” is missing']],
    [{ type: 'emit', message: 'mine', data: 1 }, []],
    [{ type: 'emit', message: 'constructor' }, []],
    [{ type: 'emit', message: 'callMethod', data: { endpoint: 'a/b', method: 'c' } }, []],
    [
      { type: 'emit', message: 'callMethod', data: { endpoint: 'a/b' } },
      ['error onClick/data: “method” is missing'],
    ],
    [{ type: 'emit', message: 'callMethod' }, ['error onClick/message: “callMethod” is not sent']],
    [{ type: 'emit', message: 'getUiConfig' }, ['error onClick/message: “getUiConfig” is not sent']],
    [{ type: 'emit', message: 'volume', data: '25' }, ['error onClick/data: “volume” is not sent']],
    [{ type: 'emit', message: 'updateCheck', data: 'search' }, []],
    [{ type: 'anyUpgrade' }, []],
  ])('of a button with %j says %j', (onClick, found) => {
    const all = findIn('incomplete-action', clicking(onClick)).map((text) =>
      text.replace(/sections\/0\/content\/0\/?/, ''),
    )
    expect(all).toEqual(found.map((text) => expect.stringContaining(text)))
  })

  it('of a missing address says more where the program fills none in', () => {
    expect(findIn('incomplete-action', clicking({ type: 'openUrl' }), {}, ['onStart'])[0]).toMatch(/^error /)
    expect(findIn('incomplete-action', clicking({ type: 'openUrl' }), {}, ['url'])).toEqual([])
  })

  it('looks at what a section saves to', () => {
    expect(
      findIn('incomplete-action', pageOf([], { onSave: { type: 'controller', method: 'save' } })),
    ).toEqual([
      'error sections/0/onSave: “endpoint” is missing: Save calls nothing. Write “endpoint” into it.',
    ])
  })
})

describe('addresses', () => {
  it.each([
    ['javascript:alert(1)', 'unsafe-address'],
    [' JavaScript:alert(1)', 'unsafe-address'],
    ['data:text/html,x', 'unsafe-address'],
    ['app://open', 'unsafe-address'],
    ['http://', 'unsafe-address'],
    [' ', 'unsafe-address'],
    ['www.radio.example', 'misleading-address'],
    ['radio.com/help', 'misleading-address'],
    ['https://localhost:9000', 'misleading-address'],
    ['http://127.0.0.1/', 'misleading-address'],
    ['https://radio.example/help', undefined],
    ['/static/help.html', undefined],
    ['TRANSLATE.HELP_URL', undefined],
  ])('%j: %s', (url, rule) => {
    const rules = ['unsafe-address', 'misleading-address']
    const found = rules.filter((name) => findIn(name, clicking({ type: 'openUrl', url })).length > 0)
    expect(found).toEqual(rule === undefined ? [] : [rule])
  })

  it('looks at links in texts, of pages and of languages', () => {
    const words =
      'Ask <a class="x" href="mailto:ann@radio.example">Ann</a> or see <a href=\'https://a.example\'>this</a>'
    expect(findIn('unsafe-address', { sections: [{ id: 's', description: words }] })).toEqual([
      'warning sections/0/description: The text links to “mailto:”, which is taken out: only http and https are opened. Link to a web page, or write the address as words.',
    ])
    expect(
      findIn('unsafe-address', {}, { en: { A: words, B: 'href="data:x" without a link' } }),
    ).toHaveLength(1)
  })

  it('looks at the address that signs in, too', () => {
    const onClick = { type: 'oauth', performerUrl: 'data:,x', plugin: 'a/b' }
    expect(findIn('unsafe-address', clicking(onClick))[0]).toMatch(
      /^error .*\/performerUrl: “data:,x” is not opened/,
    )
  })
})
