import { useSyncExternalStore } from 'react'
import { useBrand } from '../../../ui/brand/BrandContext'

/** What was chosen since the page was loaded, by its key: some browsers keep nothing. */
const chosen = new Map<string, boolean>()
const listeners = new Set<() => void>()

function read(key: string): boolean {
  const before = chosen.get(key)
  if (before !== undefined) return before
  try {
    return window.localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

function write(key: string, isAllowed: boolean): void {
  chosen.set(key, isAllowed)
  try {
    if (isAllowed) window.localStorage.setItem(key, 'on')
    else window.localStorage.removeItem(key)
  } catch {
    // It holds until the page is left.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The public service that the brand names, and whether somebody has allowed this browser to ask it. */
interface LyricsService {
  /** Undefined where the brand names none. */
  address: string | undefined
  /** As people read it, e.g. `lyrics.example`; '' where there is none. */
  host: string
  isAllowed: boolean
  allow: (isAllowed: boolean) => void
}

/** The public service; nobody is asked unless somebody has allowed it in this browser. */
export function useLyricsService(): LyricsService {
  const { word, lyrics: address } = useBrand()
  const key = `${word}.lyrics`
  const isOn = useSyncExternalStore(subscribe, () => read(key))
  const isThere = address !== undefined && URL.canParse(address)
  return {
    address: isThere ? address : undefined,
    host: isThere ? new URL(address).host : '',
    isAllowed: isThere && isOn,
    allow: (isAllowed) => write(key, isAllowed),
  }
}
