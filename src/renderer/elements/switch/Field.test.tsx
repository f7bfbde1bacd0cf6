import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PanelProviders } from '../../../../tests/support/PanelProviders'
import { Page, PageSession, type PageCommand } from '../..'

/** Draws a page with one field of a value; the answer presses Save and tells what was sent for it. */
function draw(field: Record<string, unknown>): () => Promise<unknown> {
  const run = vi.fn<(command: PageCommand) => Promise<boolean>>(() => Promise.resolve(true))
  const session = new PageSession({
    sections: [
      {
        content: [{ id: 'f', label: 'Field', ...field }],
        saveButton: { label: 'Save', data: ['f'] },
        onSave: { type: 'controller', endpoint: 'a/b', method: 'm' },
      },
    ],
  })
  render(
    <PanelProviders>
      <Page
        session={session}
        coreSections={{}}
        run={run}
        sectionImage={(image) => image}
        openDoc={undefined}
        showDescriptions
      />
    </PanelProviders>,
  )
  return async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const command = run.mock.lastCall?.[0]
    return command?.kind === 'callMethod' ? command.payload['data'] : undefined
  }
}

it.each([
  ['switch', undefined, { value: true, label: 'On' }, true],
  ['switch', undefined, { value: 'false' }, false],
  ['switch', undefined, 'true', true],
  ['input', 'checkbox', { value: true }, true],
  ['input', 'checkbox', { value: 0 }, false],
])('draws a %s (%s) of %j right, sends it as pushed, and moved a plain boolean', async (...row) => {
  const [element, type, value, on] = row
  const save = draw({ element, type, value })
  const control = screen.getByLabelText<HTMLInputElement>('Field')
  expect(control.checked).toBe(on)
  expect(await save()).toEqual({ f: value })
  await userEvent.click(control)
  expect(control.checked).toBe(!on)
  expect(await save()).toEqual({ f: !on })
})
