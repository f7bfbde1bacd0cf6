import { parseSafeAddress } from '../../../ui/safeAddress'
import type { PageCommand } from '../../model/PageCommand'
import { isObject, toConfirmation, toText, toWholeText } from '../../values'
import {
  asItIs,
  type ElementRules,
  isSameBareValue,
  type ItemBase,
  never,
  nothing,
  toPlainWords,
} from '../ElementRules'

/** Something that acts when it is pressed; what it does is data [D2.10-7]. */
export interface ButtonItem extends ItemBase {
  element: 'button'
  buttonLabel: string
  onClick: Record<string, unknown> | undefined
}

export const button: ElementRules<ButtonItem> = {
  holdsValue: false,
  isLabelled: false,
  normalise: (raw, base) => {
    const onClick = isObject(raw['onClick']) ? raw['onClick'] : undefined
    const address = addressOf(onClick)
    if (!onClick) base.notices.push({ code: 'noAction' })
    else if (address && !parseSafeAddress(address, { base: document.baseURI }).ok)
      base.notices.push({ code: 'unsafeAddress', detail: address })
    return { ...base, element: 'button', buttonLabel: toText(raw['button_label']), onClick }
  },
  judge: ({ onClick }) => (toCommand(onClick) ? undefined : { code: 'noAction' }),
  check: nothing,
  toSent: asItIs,
  toWords: toPlainWords,
  meets: isSameBareValue,
  isWide: never,
  isHidden: never,
}

/** The address that a button opens, if it opens one; '' when the author left it out. */
function addressOf(onClick: Record<string, unknown> | undefined): string | undefined {
  if (!onClick) return undefined
  if (onClick['type'] === 'openUrl') return toText(onClick['url'])
  return onClick['type'] === 'oauth' ? toText(onClick['performerUrl']) : undefined
}

/**
 * What a button of a page does [D2.10-7 … D2.10-13]; undefined when its onClick says nothing that can be done
 * (an address without url, an emit without message, a call without endpoint or method).
 */
export function toCommand(onClick: Record<string, unknown> | undefined): PageCommand | undefined {
  if (!onClick) return undefined
  const confirm = toConfirmation(onClick['askForConfirm'])
  const command = bareCommand(onClick)
  return command && confirm ? { ...command, confirm } : command
}

function bareCommand(onClick: Record<string, unknown>): PageCommand | undefined {
  const type = toText(onClick['type'])
  if (type === 'emit') {
    const event = toText(onClick['message'])
    return event === '' ? undefined : { kind: 'emit', event, payload: onClick['data'] }
  }
  if (type === 'openUrl') {
    const url = toText(onClick['url'])
    return url === '' ? undefined : { kind: 'openUrl', url }
  }
  if (type === 'oauth') return toOauth(onClick)
  if (type === 'goto') {
    const pageName = toWholeText(onClick['pageName'])
    return pageName === '' ? undefined : { kind: 'goto', pageName }
  }
  // The type is spelled with the brand word of whichever device pushed it.
  if (/^\w+Upgrade$/i.test(type)) return { kind: 'plans' }
  const { askForConfirm: _question, ...payload } = onClick
  const callable = toText(payload['endpoint']) !== '' && toText(payload['method']) !== ''
  return callable ? { kind: 'callMethod', payload } : undefined
}

function toOauth(onClick: Record<string, unknown>): PageCommand | undefined {
  const performerUrl = toText(onClick['performerUrl'])
  const scopes = Array.isArray(onClick['scopes'])
    ? onClick['scopes'].map(toText).filter((scope) => scope !== '')
    : []
  if (performerUrl === '') return undefined
  return { kind: 'oauth', performerUrl, plugin: toText(onClick['plugin']), scopes }
}
