// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { english, findLanguage } from '../../../schemas/languages'
import { loadStaticPage } from './StaticPageView'

const { signal } = new AbortController()

const host = (body: string, status = 200) => {
  const asked: string[] = []
  const get: typeof fetch = (input) => {
    asked.push(input instanceof Request ? input.url : input.toString())
    return Promise.resolve(new Response(body, { status }))
  }
  return { asked, get }
}

/** A host that has these pages only, each with its own address as text. */
const hostWith = (...there: string[]) => {
  const asked: string[] = []
  const get: typeof fetch = (input) => {
    const path = input instanceof Request ? input.url : input.toString()
    asked.push(path)
    return Promise.resolve(new Response(path, { status: there.includes(path) ? 200 : 404 }))
  }
  return { asked, get }
}

const theme = { folder: 'modern', ownPages: [] } as const
const polish = findLanguage('pl') ?? english

describe('a static page', () => {
  it('[D2.16-2] is the theme’s HTML page of its name, cleaned', async () => {
    const { asked, get } = host('<html><body><h1>Credits</h1><script>alert(1)</script></body></html>')
    const page = await loadStaticPage(theme, 'help', english, signal, get)
    expect(asked).toEqual(['/app/themes/modern/static-pages/help.html'])
    expect(page).toEqual({ kind: 'page', html: '<h1>Credits</h1>' })
  })

  it('is missing where the host answers with the panel itself', async () => {
    const { get } = host(
      '<!doctype html><html><head><title>x</title></head><body><div id="root"></div></body></html>',
    )
    expect(await loadStaticPage(theme, 'credits', english, signal, get)).toEqual({ kind: 'missing' })
  })

  it('is missing on 404, and a failure on other errors', async () => {
    expect(await loadStaticPage(theme, 'credits', english, signal, host('', 404).get)).toEqual({
      kind: 'missing',
    })
    await expect(loadStaticPage(theme, 'credits', english, signal, host('', 500).get)).rejects.toThrow('500')
  })

  it.each([
    ['in the language', '/app/themes/modern/static-pages/terms-pl.html', 'pl'],
    ['as it is', '/app/themes/modern/static-pages/terms.html', undefined],
  ])('of the theme %s goes before ours', async (_, path, lang) => {
    const { get } = hostWith(path, '/app/static-pages/pl/terms.html', '/app/static-pages/en/terms.html')
    const page = await loadStaticPage({ ...theme, ownPages: ['terms'] }, 'terms', polish, signal, get)
    expect(page).toEqual({ kind: 'page', html: path, ...(lang !== undefined && { lang }) })
  })

  it('comes in the language, else in English', async () => {
    const both = hostWith('/app/static-pages/pl/terms.html', '/app/static-pages/en/terms.html')
    expect(await loadStaticPage(theme, 'terms', polish, signal, both.get)).toMatchObject({ lang: 'pl' })
    const one = hostWith('/app/static-pages/en/terms.html')
    expect(await loadStaticPage(theme, 'terms', polish, signal, one.get)).toMatchObject({ lang: 'en' })
  })

  it.each(['../../etc/passwd', 'a/b', '', 'a.b', '%2e%2e'])(
    'is never asked for under %j',
    async (pageName) => {
      const { asked, get } = host('<p>x</p>')
      expect(await loadStaticPage(theme, pageName, english, signal, get)).toEqual({ kind: 'missing' })
      expect(asked).toEqual([])
    },
  )
})
