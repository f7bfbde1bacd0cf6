import { screen, within } from 'storybook/test'

const patience = { timeout: 8000 }

/** Presses a button of the question that is open. */
export const answer = async (button: string) => {
  const dialog = await screen.findByRole('dialog', undefined, patience)
  within(dialog).getByRole('button', { name: button }).click()
}
