import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderAccount } from '../../../../tests/support/cloud/renderAccount'
import { TermsView } from './TermsView'

const page = (code: string) => readFileSync(`public/app/static-pages/${code}/terms.html`, 'utf8')

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['en', ['each month or each year', '1 day before', 'no refunds', '14 days', '30 days', 'January 2021']],
  ['de', ['monatlich oder jährlich', '1 Tag vor', 'keine Erstattung', '14 Tagen', '30 Tage', 'Januar 2021']],
])('[A9-16] the terms in %s say what was agreed', (code, words) => {
  const text = page(code).replaceAll(/\s+/g, ' ')
  expect(words.filter((word) => !text.includes(word))).toEqual([])
})

it('[A2.4-65 A1-10] are shown cleaned', async () => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      address.endsWith('/static-pages/en/terms.html')
        ? new Response('<h2>Renewal</h2><p onclick="steal()">By itself</p><script>steal()</script>')
        : new Response('', { status: 404 }),
    ),
  )
  renderAccount(<TermsView />)
  screen.getByRole('heading', { level: 1, name: 'Terms and conditions' })
  await screen.findByRole('heading', { level: 2, name: 'Renewal' })
  expect(screen.getByText('By itself').outerHTML).toBe('<p>By itself</p>')
  expect(document.body.innerHTML).not.toContain('steal')
})

it('[A2.4-65] say so, with a way to ask again, when they do not come', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  renderAccount(<TermsView />)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
})
