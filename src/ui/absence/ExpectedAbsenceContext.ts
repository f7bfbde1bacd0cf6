import { createContext } from 'react'
import { ExpectedAbsence } from './ExpectedAbsence'

/** The app's record of why the player may be away. */
export const ExpectedAbsenceContext = createContext(new ExpectedAbsence())
