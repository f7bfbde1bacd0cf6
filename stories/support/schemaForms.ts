import { userEvent, type within } from 'storybook/test'

type Canvas = ReturnType<typeof within>

/** Presses Save, whatever else its page calls it. */
export const saveForm = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: /^Save/ }))

/** Waits for a form of JSON Schema, which is fetched when a page has one. */
export async function formIsThere(canvas: Canvas): Promise<void> {
  await canvas.findAllByRole('textbox', {}, { timeout: 12_000 })
}
