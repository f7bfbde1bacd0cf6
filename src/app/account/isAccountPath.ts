import type { Brand } from '../../../schemas/generated/types'

/** Whether an address is below the brand's word, and the brand has accounts at all. */
export const isAccountPath = (path: string, { word, cloud }: Pick<Brand, 'word' | 'cloud'>): boolean =>
  cloud !== undefined && path.startsWith(`/${word}/`)
