import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PanelProviders } from '../../tests/support/PanelProviders'
import type { RendererHost } from './RendererContext'
import { Page, PageSession } from '.'

const onClick = { type: 'emit', message: 'callMethod', data: {} }
const openDoc = vi.fn<NonNullable<RendererHost['openDoc']>>()

/** The row of one button, with descriptions shown or switched off. */
function rowOf(button: Record<string, unknown>, showDescriptions = true): HTMLElement {
  const content = [{ id: 'go', element: 'button', onClick, ...button }]
  render(
    <PanelProviders>
      <Page
        session={new PageSession({ page: { label: 'Test' }, sections: [{ id: 's', content }] })}
        coreSections={{}}
        run={() => Promise.resolve(true)}
        sectionImage={(image) => image}
        openDoc={openDoc}
        showDescriptions={showDescriptions}
      />
    </PanelProviders>,
  )
  const row = document.querySelector<HTMLElement>('[data-item=go]')
  if (!row) throw new Error('the row is not drawn')
  return row
}

it('gives a button with nothing beside it the row for itself, its document after it', async () => {
  const row = rowOf({ label: 'Eject', doc: 'Opens the drawer.' })
  expect(row.dataset['alone']).toBe('true')
  const [button, doc] = within(row).getAllByRole('button')
  expect(button?.textContent).toBe('Eject')
  expect(row.textContent).toBe('Eject')
  await userEvent.click(within(row).getByRole('button', { name: 'About Eject' }))
  expect(document.activeElement).toBe(doc)
  expect(openDoc).toHaveBeenCalledWith({ title: 'Eject', html: 'Opens the drawer.' })
})

it('puts what a button without a label of its own is about beside it, and ties it to the button', () => {
  const row = rowOf({ label: 'Duplicate', description: 'Makes a copy.' })
  expect(row.dataset['alone']).toBeUndefined()
  const button = screen.getByRole('button', { name: 'Duplicate' })
  const described = (button.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Makes a copy.'])
})

it('gives such a button the row where descriptions are switched off', () => {
  expect(rowOf({ label: 'Duplicate', description: 'Makes a copy.' }, false).dataset['alone']).toBe('true')
})

it('shows no id where a label is missing, only the words on the button', () => {
  const row = rowOf({ button_label: 'Empty now' })
  expect(row.dataset['alone']).toBe('true')
  expect(row.textContent).toBe('Empty now')
})

it('keeps label and button apart where a page brings both', () => {
  const row = rowOf({ label: 'Cache', button_label: 'Empty now', description: 'Covers are fetched again.' })
  expect(row.dataset['alone']).toBeUndefined()
  expect(row.textContent).toBe('CacheEmpty nowCovers are fetched again.')
})

it('keeps what is wrong with a button at it', () => {
  const row = rowOf({ label: 'Idle', onClick: undefined })
  expect(row.dataset['alone']).toBe('true')
  const button = screen.getByRole('button', { name: 'Idle' })
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /its action is missing/,
  )
})
