import { useContext, useEffect } from 'react'
import type { Absence } from './ExpectedAbsence'
import { ExpectedAbsenceContext } from './ExpectedAbsenceContext'

/** Tells who covers the page without a player why it is away and what to do, as long as `words` are given. */
export const useExpectAbsence = (words: Absence | undefined): void => {
  const absences = useContext(ExpectedAbsenceContext)
  const { reason, advice, address } = words ?? {}
  useEffect(
    () =>
      reason === undefined || advice === undefined ? undefined : absences.expect({ reason, advice, address }),
    [absences, reason, advice, address],
  )
}
