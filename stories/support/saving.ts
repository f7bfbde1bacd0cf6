import { expect, userEvent, type within } from 'storybook/test'

type Canvas = ReturnType<typeof within>

/** Presses the page's only Save. */
export const pressSave = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }))

/** Matches the command of a Save that sends exactly these values. */
export const saving = (data: Record<string, unknown>): unknown =>
  expect.objectContaining({ kind: 'callMethod', payload: expect.objectContaining({ data }) })

/** Puts other text into a field. */
export async function replace(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
