import { accountRoutes, type AccountGuard } from './accountRoutes'
import type { AccountScreenName } from './accountScreens'

/** What an address of the account area asks for. */
export interface AccountMatch {
  screen: AccountScreenName
  guard: AccountGuard
  /** Parts of the address by their names, decoded. */
  params: Readonly<Record<string, string>>
}

/** Undefined for what was never encoded. */
const decode = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

const paramsOf = (pattern: readonly string[], parts: readonly string[]) => {
  if (pattern.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [place, wanted] of pattern.entries()) {
    const part = parts[place] ?? ''
    if (!wanted.startsWith(':')) {
      if (part !== wanted) return undefined
      continue
    }
    const value = decode(part)
    if (value === undefined || value === '') return undefined
    params[wanted.slice(1)] = value
  }
  return params
}

/** The screen of an address below the brand's word; undefined where there is none. */
export const matchAccountRoute = (pathname: string, word: string): AccountMatch | undefined => {
  const [, area, ...parts] = pathname.replace(/\/$/, '').split('/')
  if (area !== word) return undefined
  for (const { screen, guard, path } of accountRoutes) {
    const params = paramsOf(path.split('/'), parts)
    if (params) return { screen, guard, params }
  }
  return undefined
}
