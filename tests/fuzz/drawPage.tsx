import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { Page, PageSession } from '../../src/renderer'
import { PanelProviders } from '../support/PanelProviders'
import { collectPageErrors } from './collectPageErrors'

const host = {
  coreSections: {},
  run: () => Promise.resolve(true),
  sectionImage: (image: string) => `/albumart?sectionimage=${encodeURIComponent(image)}`,
  openDoc: () => undefined,
  showDescriptions: true,
}

/** Mantine writes style elements beside the page, which are text to textContent. */
const isBlank = (place: Element) => (place.querySelector('article')?.textContent ?? '').trim() === ''

/** Types into, switches and presses the first of everything that can be operated. */
function operate(place: Element): void {
  for (const control of [...place.querySelectorAll('input, select')].slice(0, 6)) {
    if (control.matches('[type=checkbox]')) fireEvent.click(control)
    else fireEvent.change(control, { target: { value: control.matches('[type=number]') ? '7' : '1' } })
  }
  for (const button of [...place.querySelectorAll('button:not([disabled])')].slice(0, 6))
    fireEvent.click(button)
}

/**
 * Draws a page in jsdom, operates it, pushes another over it. Throws unless the page shows some text before
 * and after, and nothing is thrown or written to the console.
 */
export async function drawPage(raw: unknown, next: unknown): Promise<void> {
  const pageErrors = await collectPageErrors(async () => {
    try {
      const session = new PageSession(raw)
      const { container } = render(
        <PanelProviders>
          <Page session={session} {...host} />
        </PanelProviders>,
      )
      if (isBlank(container)) throw new Error('the page is blank')
      operate(container)
      // Promises of the buttons' commands settle within the act.
      await act(async () => session.push(raw))
      if (isBlank(container)) throw new Error('the page is blank after it was operated and pushed again')
      await act(async () => session.push(next))
      if (isBlank(container)) throw new Error('the page is blank after another push')
    } finally {
      cleanup()
    }
  })
  if (pageErrors.length > 0) throw new Error(`the console says: ${pageErrors[0]?.slice(0, 600)}`)
}
