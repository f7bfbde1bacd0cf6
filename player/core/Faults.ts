import type { RequestPayloads } from '../../schemas/generated/types'

/**
 * What the control page can ask the player to get wrong: leave a request unanswered, or a mishap of its
 * domain.
 */
export type Fault =
  | `silent:${keyof RequestPayloads}`
  | 'wifi-list-empty'
  | 'wifi-list-late'
  | 'wifi-refuses'
  | 'wifi-hangs'
  | 'activation-fails'
  | 'name-as-object'
  | 'donation-without-provider'
  | 'discovery-none'
  | 'drive-unreachable'
  | 'drive-hangs'
  | 'drive-asks-password'
  | 'drive-stays'
  | 'drive-result-only'
  | 'drive-toast-only'
  | 'usb-none'
  | 'music-plugin-fails'
  | 'upload-slow'
  | 'upload-refused'
  | 'upload-disk-full'
  | 'upload-cut'
  | 'store-login'
  | 'store-away'
  | 'store-slow'
  | 'install-fails'
  | 'install-silent'
  | 'install-restarts'
  | 'install-cut'
  | 'install-slow'
  | 'install-chatty'
  | 'uninstall-fails'
  | 'cd-missing'
  | 'cd-unknown'
  | 'cd-without-drives'
  | 'cd-unreadable'
  | 'rip-disk-full'
  | 'tools-missing'
  | 'play-missing'
  | 'radio-unreachable'
  | 'browse-slow'
  | 'browse-empty'
  | 'browse-overtaken'
  | 'browse-dirty'
  | 'browse-elsewhere'
  | 'search-slow'
  | 'grouping-refused'
  | 'update-none'
  | 'update-alternative'
  | 'update-hostile'
  | 'update-hostile-link'
  | 'update-search-hangs'
  | 'update-fails'
  | 'update-hangs'
  | 'update-restarts'
  | 'update-says-nothing'

/** The faults that were asked for. They are not kept on disk. */
export interface Faults {
  /** Asks for a fault the next so many times; Infinity until it is taken back. */
  ask(fault: Fault, times?: number): void
  /** Takes it back. */
  end(fault: Fault): void
  /** Takes all back. */
  endAll(): void
  /** Whether it is to happen now; counts as one time that it did. */
  happens(fault: Fault): boolean
}

/** No faults yet. */
export function createFaults(): Faults {
  const left = new Map<Fault, number>()
  return {
    ask: (fault, times = 1) => void left.set(fault, times),
    end: (fault) => void left.delete(fault),
    endAll: () => left.clear(),
    happens(fault) {
      const times = left.get(fault) ?? 0
      if (times <= 1) left.delete(fault)
      else left.set(fault, times - 1)
      return times > 0
    },
  }
}
