import { hosted } from '../../base'
import type { Brand } from '../../../schemas/generated/types'
import brand from '../../../brand.json'
import { documentValidators } from '../../../schemas/generated/documentValidators'

/** The brand that was built in, for hosts that serve none of their own. */
export const builtInBrand: Brand = inVariant(brand)

/** The brand in force, and why it is not the host's own where it is not. */
interface LoadedBrand {
  brand: Brand
  /** Present when the built-in brand is used: what was wrong with the host's. */
  reason?: string
}

const limit = 3000

const isBrand = (data: unknown): data is Brand => documentValidators.brand(data)

/**
 * The brand of the host that serves the page (`/app/brand.json`) if it is there and passes its schema, else
 * the built-in one with the reason. Never rejects; gives up after 3 s, because nothing is drawn before.
 */
export const loadBrand = async (get: typeof fetch = fetch): Promise<LoadedBrand> => {
  try {
    const response = await get(hosted('/app/brand.json'), {
      signal: AbortSignal.timeout(limit),
      cache: 'no-cache',
    })
    if (!response.ok) return { brand: builtInBrand, reason: `the host answered ${response.status}` }
    const data: unknown = await response.json()
    if (isBrand(data)) return { brand: inVariant(data) }
    const [error] = documentValidators.brand.errors ?? []
    return {
      brand: builtInBrand,
      reason: `${error?.instancePath || 'it'} ${error?.message ?? 'is invalid'}`,
    }
  } catch (error) {
    return { brand: builtInBrand, reason: error instanceof Error ? error.message : String(error) }
  }
}

/** The brand with the logo of its variant, where that has one of its own [D1-16], as this host has it. */
function inVariant(brand: Brand): Brand {
  const { variant, variantLogos } = brand
  const isOwn = variant !== undefined && variantLogos && Object.hasOwn(variantLogos, variant)
  const logo = (isOwn && variantLogos[variant]) || brand.logo
  return { ...brand, logo: { ...logo, src: hosted(logo.src) } }
}

/** What this browser remembers for one brand; keys begin with the brand word, so brands do not mix. */
export interface BrandStorage {
  /** Undefined when nothing is remembered or the browser forbids storage. */
  read(name: string): string | undefined
  /** Forgets with undefined. Does nothing where the browser forbids storage. */
  write(name: string, value: string | undefined): void
  /** The whole key, for libraries that store by themselves. */
  key(name: string): string
}

/**
 * Remembers under `{word}.{name}` in `area()`, which may throw, as `window.localStorage` does where cookies
 * are off.
 */
export const brandStorage = (word: string, area: () => Storage = () => window.localStorage): BrandStorage => {
  const key = (name: string) => `${word}.${name}`
  return {
    key,
    read: (name) => {
      try {
        return area().getItem(key(name)) ?? undefined
      } catch {
        return undefined
      }
    },
    write: (name, value) => {
      try {
        if (value === undefined) area().removeItem(key(name))
        else area().setItem(key(name), value)
      } catch {
        // Private windows and full disks: the choice lasts until the page is left.
      }
    },
  }
}
