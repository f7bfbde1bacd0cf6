import { expect, it } from 'vitest'
import { frameSandbox } from './FramedPage'

const own = 'http://192.168.1.50'

it('lets a page from elsewhere keep its own origin', () => {
  expect(frameSandbox('https://help.example/faq', own).split(' ')).toContain('allow-same-origin')
  expect(frameSandbox('http://192.168.1.50:8080/', own).split(' ')).toContain('allow-same-origin')
})

it('never lets a page of the panel’s own origin reach into the panel', () => {
  expect(frameSandbox('http://192.168.1.50/app/page.html', own)).not.toContain('allow-same-origin')
})

it.each(['https://help.example', 'http://192.168.1.50/x'])(
  'never lets %s lead the panel elsewhere',
  (href) => {
    expect(frameSandbox(href, own)).not.toMatch(/top-navigation|modals|downloads|pointer-lock/)
  },
)
