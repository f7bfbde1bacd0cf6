import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Page, PageSession } from '../../src/renderer'
// The chunk that a page fetches: here before the first form.
import '../../src/renderer/schemaForm/SchemaForm'
import { anySchema, anyUiSchema, anyValue } from '../fuzz/anySchema'
import { fuzzCount, fuzzSeed } from '../fuzz/fuzzSize'
import { PanelProviders } from '../support/PanelProviders'

// A schema, a uiSchema and a value of whatever shape: what is made of them can be drawn and saved.

const noCoreSections = {}

it('any form is drawn beside a section that works, and Save leads to something', async () => {
  await fc.assert(
    fc
      .asyncProperty(anySchema, anyUiSchema, anyValue, async (schema, uiSchema, value) => {
        const sent: unknown[] = []
        const session = new PageSession({
          page: { label: 'Any form' },
          sections: [
            {
              id: 's',
              label: 'Form',
              onSave: { endpoint: 'a/b', method: 'save' },
              saveButton: { label: 'Save' },
              schema: typeof schema === 'object' && schema !== null && !Array.isArray(schema) ? schema : {},
              uiSchema,
              value,
            },
            { id: 't', label: 'Other', content: [{ id: 'x', element: 'switch', label: 'Still here' }] },
          ],
        })
        render(
          <PanelProviders>
            <Page
              session={session}
              coreSections={noCoreSections}
              run={(command) => {
                sent.push(command)
                return Promise.resolve(true)
              }}
              sectionImage={() => ''}
              openDoc={() => undefined}
              showDescriptions
            />
          </PanelProviders>,
        )
        await waitFor(() =>
          expect(document.querySelector('.rjsf, [data-element=schema] [role=alert]')).not.toBeNull(),
        )
        expect(screen.getByRole('switch', { name: 'Still here', hidden: true })).toBeTruthy()
        expect(document.querySelector('[data-element=schema]')?.textContent).not.toContain(
          'could not be loaded',
        )
        fireEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }))
        await waitFor(() =>
          expect(
            sent.length + document.querySelectorAll('[data-element=schema] [role=alert]').length,
          ).toBeGreaterThan(0),
        )
        await act(() => Promise.resolve())
      })
      .afterEach(cleanup),
    { numRuns: Math.ceil(fuzzCount / 200), seed: fuzzSeed },
  )
}, 120_000)
