import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { PanelProviders } from '../../tests/support/PanelProviders'
import { sanitizer } from '../ui/SafeHtml'
import { Page, PageSession } from '.'

beforeAll(sanitizer.load)

const html =
  'See <b>the manual</b>, <a href="https://example.org/help">chapter 3</a>.<img src=x onerror=alert(1)>'
const onClick = { type: 'emit', message: 'callMethod', data: {} }

/** Draws a page of items with a description each. */
function draw(...content: Record<string, unknown>[]): void {
  render(
    <PanelProviders>
      <Page
        session={new PageSession({ page: { label: 'Test' }, sections: [{ id: 's', content }] })}
        coreSections={{}}
        run={() => Promise.resolve(true)}
        sectionImage={(image) => image}
        openDoc={undefined}
        showDescriptions
      />
    </PanelProviders>,
  )
}

it.each([
  ['beside its field', { element: 'input', type: 'text', label: 'Name' }],
  ['below an equaliser', { element: 'equalizer', label: 'Bands', config: { bars: [{}] } }],
  ['beside a button without a label of its own', { element: 'button', label: 'Go', onClick }],
  ['of an unknown element', { element: 'hologram', label: 'Later' }],
])('shows the harmless part of the HTML of a description %s', (_, item) => {
  draw({ id: 'f', ...item, description: html })
  expect(screen.getByText('the manual').tagName).toBe('B')
  const link = screen.getByRole('link', { name: 'chapter 3' })
  expect(link.getAttribute('href')).toBe('https://example.org/help')
  expect(document.querySelector('img, [onerror]')).toBeNull()
})

it('reads a description of HTML to whoever is in its field, without its tags', () => {
  draw({ id: 'f', element: 'input', type: 'text', label: 'Name', description: html })
  const description = document.getElementById(
    screen.getByLabelText('Name').getAttribute('aria-describedby') ?? '',
  )
  expect(description?.textContent).toBe('See the manual, chapter 3.')
})

it('shows plain text as it was sent, and asks no cleaner for it', () => {
  const current = vi.spyOn(sanitizer, 'current')
  const load = vi.spyOn(sanitizer, 'load')
  const descriptions = [
    'Up to 40 characters.\nNo dots.',
    'Rock & roll',
    '3 < 4, 5 > 4',
    'a<b',
    'Drum &amp; bass',
  ]
  draw(...descriptions.map((description, place) => ({ id: `f${place}`, element: 'switch', description })))
  for (const description of descriptions)
    expect(screen.getByText(description, { collapseWhitespace: false })).toBeTruthy()
  expect(current).not.toHaveBeenCalled()
  expect(load).not.toHaveBeenCalled()
})

it('draws no row for a description of spaces', () => {
  draw({ id: 'f', element: 'switch', label: 'On', description: ' \n' })
  expect(screen.getByLabelText('On').getAttribute('aria-describedby')).toBeNull()
})
