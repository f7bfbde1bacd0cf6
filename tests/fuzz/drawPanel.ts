import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { collectPageErrors } from './collectPageErrors'
import { openPanel } from './openPanel'
import type { WirePush } from './WirePush'

/** Lets promises settle (lazy screens, exits of modals) and what they draw. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))

/** Text, or a reason for having none: the page is on its way, or a dialog asks for its password first. */
function checkAlive(): void {
  const sheet = document.getElementById('content')
  if (!sheet) throw new Error('the shell is gone')
  const isWaiting = sheet.querySelector('[role=status]') ?? document.querySelector('[role=dialog]')
  if (!isWaiting && (sheet.textContent ?? '').trim() === '') throw new Error('the screen is blank')
}

/** What a player's words may have made that a person could press. */
function pressAll(): void {
  const buttons = [
    ...document.querySelectorAll<HTMLElement>(
      '[role=dialog] button, nav button, main button, main li[data-index] a',
    ),
  ]
  for (const button of buttons.slice(0, 12)) if (button.isConnected) fireEvent.click(button)
}

/**
 * Draws the whole panel at an address in jsdom and puts pushes into its device client. Throws unless shell
 * and screen show something after each, and nothing is thrown or written to the console.
 */
export async function drawPanel(address: string, pushes: readonly WirePush[]): Promise<void> {
  const pageErrors = await collectPageErrors(async () => {
    const { device, app, stop } = openPanel(address)
    try {
      render(app)
      await settle()
      for (let timeout = 50; timeout > 0 && !document.getElementById('content')?.textContent; timeout--)
        await settle()
      checkAlive()
      for (const { event, text } of pushes) {
        await act(async () =>
          device.receive({ event, payload: text === '' ? undefined : JSON.parse(text), text }),
        )
        checkAlive()
      }
      pressAll()
      await settle()
      checkAlive()
    } finally {
      cleanup()
      stop()
    }
  })
  if (pageErrors.length > 0) throw new Error(`the console says: ${pageErrors[0]?.slice(0, 800)}`)
}
