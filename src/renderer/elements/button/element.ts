import { parseSafeAddress } from '../../../ui/safeAddress'
import { isObject, toText } from '../../values'
import {
  asItIs,
  isSameBareValue,
  never,
  nothing,
  toPlainWords,
  type ElementRules,
  type ItemBase,
} from '../ElementRules'
import { toCommand } from './toCommand'

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
