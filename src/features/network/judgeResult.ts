import type { WifiWord } from '../../../machines/wifi.machine'
import type {
  PushSaveWirelessNetworkSettings,
  PushWizardWirelessConnResults,
} from '../../../schemas/generated/types'

const yes = new Set(['true', 'ok', 'yes', 'success', 'successful', 'connected', 'done', '1'])
const no = new Set(['false', 'ko', 'no', 'nok', 'error', 'fail', 'failed', 'failure', '0'])

/**
 * What a player says of connecting in the wizard [D3-45 D8-25]. Players give the result as a flag, a word, or text such as
 * their new address, which is neither a yes nor a no and is shown.
 */
export function judgeResult({ wait = false, message = '', result }: PushWizardWirelessConnResults): WifiWord {
  const spoken =
    typeof result === 'string' || typeof result === 'boolean' || typeof result === 'number'
      ? String(result).trim()
      : ''
  const word = spoken.toLowerCase()
  const verdict = yes.has(word) ? 'joined' : no.has(word) ? 'failed' : 'unclear'
  return { wait, message: message.trim(), detail: verdict === 'unclear' ? spoken : '', verdict }
}

/** What a player tells everybody of a network that was saved: first that it is getting in, then how that went, within 30 s. */
export function judgeSaved({ status, message = '' }: PushSaveWirelessNetworkSettings): WifiWord {
  const verdict = yes.has(status.toLowerCase())
    ? 'joined'
    : no.has(status.toLowerCase())
      ? 'failed'
      : 'unclear'
  return { wait: verdict === 'unclear', message: message.trim(), detail: '', verdict }
}
