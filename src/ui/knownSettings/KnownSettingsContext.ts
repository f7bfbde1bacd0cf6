import { createContext } from 'react'
import type { KnownSettings } from './KnownSettings'

/** Where pages note their settings; undefined where nobody looks for any. */
export const KnownSettingsContext = createContext<KnownSettings | undefined>(undefined)
