import { render } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { DeviceText, SafeHtml, sanitizer } from './SafeHtml'
import { sanitizeHtml } from './sanitizeHtml'

const vectors = [
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="//evil.example"><button>Log in</button></form>',
  '<p style="position:fixed;inset:0" id="root" onclick="alert(1)">x</p>',
  '<math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<details open ontoggle=alert(1)>',
  '<object data="data:text/html,x"></object><embed src="x"><meta http-equiv=refresh content="0;url=//evil.example">',
  '<template><script>alert(1)</script></template>',
]

it('is shown as bare text until the cleaner is there', async () => {
  // Others may have had it loaded before.
  vi.resetModules()
  const { SafeHtml: Fresh } = await import('./SafeHtml')
  const { container } = render(<Fresh html="<p>Turn <b>off</b><img src=x onerror=alert(1)></p>" />)
  expect(container.textContent).toBe('Turn off')
  expect(container.querySelector('p,b,img')).toBeNull()
})

describe('HTML that a device sent', () => {
  beforeAll(sanitizer.load)

  it.each(vectors)('keeps nothing that acts: %s', (html) => {
    const { container } = render(<SafeHtml html={html} />)
    expect(
      container.querySelector('script,img,svg,iframe,form,button,object,embed,meta,style,template,math'),
    ).toBeNull()
    for (const element of container.querySelectorAll('div > div *')) {
      for (const attribute of element.getAttributeNames()) {
        expect(['href', 'rel', 'target', 'colspan', 'rowspan', 'dir', 'lang']).toContain(attribute)
      }
      expect(element.getAttribute('href') ?? 'http:').toMatch(/^https?:/)
    }
  })

  it('keeps text, formatting, lists and links', () => {
    const html = '<p>Turn <b>off</b> &amp; <i>on</i></p><ul><li>one</li></ul><h3>More</h3>'
    expect(sanitizeHtml(html)).toBe(html)
  })

  it('opens links to elsewhere in a window of their own that learns nothing of this one', () => {
    const { container } = render(
      <SafeHtml html={'<a href="https://example.org/a">a</a><a href="/settings">b</a>'} />,
    )
    const [away, here] = container.querySelectorAll('a')
    expect(away?.getAttribute('target')).toBe('_blank')
    expect(away?.getAttribute('rel')).toBe('noopener noreferrer')
    expect(here?.hasAttribute('target')).toBe(false)
  })
})

describe('text that may hold HTML', () => {
  beforeAll(sanitizer.load)

  it('is shown as it is when it has no tags', () => {
    const { container } = render(<DeviceText text={'1 < 2 & "quoted"\nsecond line'} />)
    expect(container.textContent).toBe('1 < 2 & "quoted"\nsecond line')
  })

  it('is cleaned when it has tags', () => {
    const { container } = render(<DeviceText text={'Done<br><img src=x onerror=alert(1)>'} />)
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('br')).not.toBeNull()
  })
})
