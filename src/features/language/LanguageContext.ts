import { createContext } from 'react'
import type { LanguageKeeper } from './LanguageKeeper'

/** The keeper of the language; undefined outside the app. */
export const LanguageContext = createContext<LanguageKeeper | undefined>(undefined)
