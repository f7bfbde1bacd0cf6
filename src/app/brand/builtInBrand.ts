import type { Brand } from '../../../schemas/generated/types'
import brand from '../../../brand.json'

/** The brand that was built in, for hosts that serve none of their own. */
export const builtInBrand: Brand = brand
