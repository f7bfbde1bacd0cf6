import { revealTarget } from '../../renderer'
import { findTarget } from './findTarget'
import type { PageKeeper } from './PageKeeper'

let latest = 0

/**
 * Brings the spot at a path of the page's JSON into sight and marks it. Resolves to what became of it: there is no such spot,
 * it is not drawn, or it is shown; undefined when nothing was pointed at, or something else is by now.
 */
export async function pointAt(
  { kept }: PageKeeper,
  path: (string | number)[] | undefined,
): Promise<'shown' | 'hidden' | 'nowhere' | undefined> {
  latest += 1
  const mine = latest
  const { session, raw } = kept.getState()
  const target = session && raw && path && findTarget(raw, session.page.getState(), path)
  const isShown = await revealTarget(target, () => mine === latest)
  if (!path || mine !== latest) return undefined
  return target ? (isShown ? 'shown' : 'hidden') : 'nowhere'
}
