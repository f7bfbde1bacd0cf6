import type { Device } from '../../device'

/** Milliseconds after which a player that does not answer counts as failed. */
const answerTimeout = 8000

/**
 * Has the player judge a page's password [D7-54]. Resolves to its verdict; rejects when the request is refused or no
 * verdict comes.
 */
export function checkPassword(device: Device, password: string, pluginName: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const unlisten = device.on('checkPassword', (right) => finish(() => resolve(right)))
    const timer = setTimeout(() => finish(() => reject(new Error('no answer'))), answerTimeout)
    const outcome = device.send('checkPassword', { password, pluginName })
    if (outcome.status === 'refused') finish(() => reject(new Error(outcome.message)))

    function finish(settle: () => void): void {
      clearTimeout(timer)
      unlisten()
      settle()
    }
  })
}
