import { ask, byPush, type Device } from '../../device'

/**
 * Has the player judge a page's password [D7-54]. Resolves to its verdict; rejects when the request is refused or no
 * verdict comes.
 */
export async function checkPassword(device: Device, password: string, pluginName: string): Promise<boolean> {
  const asked = await ask(
    device,
    { event: 'checkPassword', payload: { password, pluginName } },
    { answeredBy: byPush('checkPassword') },
  )
  if (asked.status === 'answered') return asked.answer
  throw new Error(asked.status)
}
