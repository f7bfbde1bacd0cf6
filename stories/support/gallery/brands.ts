import builtIn from '../../../brand.json'
import harbour from '../../../fixtures/documents/brand/harbour.json'
import type { Brand } from '../../../schemas/generated/types'

/**
 * The brands that the toolbar offers: the built-in one, and one of the gallery with another accent, name and
 * word.
 */
export const brands: readonly Brand[] = [builtIn, harbour]
