// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
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

describe('a static page', () => {
  it('[D2.16-2] is the theme’s HTML page of its name, cleaned', async () => {
    const { asked, get } = host('<html><body><h1>Credits</h1><script>alert(1)</script></body></html>')
    const page = await loadStaticPage('/app/themes/x', 'credits', signal, get)
    expect(asked).toEqual(['/app/themes/x/static-pages/credits.html'])
    expect(page).toEqual({ kind: 'page', html: '<h1>Credits</h1>' })
  })

  it('is missing where the host answers with the panel itself', async () => {
    const { get } = host(
      '<!doctype html><html><head><title>x</title></head><body><div id="root"></div></body></html>',
    )
    expect(await loadStaticPage('/app/themes/x', 'credits', signal, get)).toEqual({ kind: 'missing' })
  })

  it('is missing on 404, and a failure on other errors', async () => {
    expect(await loadStaticPage('', 'credits', signal, host('', 404).get)).toEqual({ kind: 'missing' })
    await expect(loadStaticPage('', 'credits', signal, host('', 500).get)).rejects.toThrow('500')
  })

  it.each(['../../etc/passwd', 'a/b', '', 'a.b', '%2e%2e'])(
    'is never asked for under %j',
    async (pageName) => {
      const { asked, get } = host('<p>x</p>')
      expect(await loadStaticPage('/app', pageName, signal, get)).toEqual({ kind: 'missing' })
      expect(asked).toEqual([])
    },
  )
})
