import { pageValidators } from '../../../schemas/generated/pageValidators'
import { parseSafeAddress } from '../../ui/safeAddress'
import type { Item } from '../model/Item'
import type { Notice } from '../model/Notice'
import { isObject } from '../normalise/isObject'
import { toText } from '../normalise/toText'
import { toCommand } from '../toCommand'

/**
 * What the page's schema has against a pushed item that normalise could draw: told at the spot, for the page's author.
 * An item that normalise has already noted something about gets no second opinion.
 */
export function validateItem(raw: unknown, item: Item): Notice[] {
  if (item.element === 'unknown' || item.notices.length > 0) return []
  const address = item.element === 'button' ? addressOf(item.onClick) : undefined
  if (address && !parseSafeAddress(address, { base: document.baseURI }).ok)
    return [{ code: 'unsafeAddress', detail: address }]
  const validate = pageValidators[item.element]
  if (!validate(raw)) {
    const [error] = validate.errors ?? []
    return [{ code: 'schema', detail: [error?.instancePath, error?.message].filter(Boolean).join(' ') }]
  }
  return item.element === 'button' && !toCommand(item.onClick) ? [{ code: 'noAction' }] : []
}

/** The address that a button opens, if it opens one; '' when the author left it out. */
function addressOf(onClick: unknown): string | undefined {
  if (!isObject(onClick)) return undefined
  if (onClick['type'] === 'openUrl') return toText(onClick['url'])
  return onClick['type'] === 'oauth' ? toText(onClick['performerUrl']) : undefined
}
