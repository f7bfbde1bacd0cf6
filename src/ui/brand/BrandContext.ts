import { createContext } from 'react'
import type { Brand } from '../../../schemas/generated/types'

/** The brand in force; undefined outside the app, which `useBrand` refuses. */
export const BrandContext = createContext<Brand | undefined>(undefined)
