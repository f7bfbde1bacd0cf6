import { screen, within } from 'storybook/test'

const timeout = { timeout: 8000 }

/** Presses a button of the question that is open. */
export const answer = async (button: string) => {
  const dialog = await screen.findByRole('dialog', undefined, timeout)
  within(dialog).getByRole('button', { name: button }).click()
}
