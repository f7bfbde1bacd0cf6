import { useContext, useEffect } from 'react'
import { UnsavedEditsContext } from './UnsavedEditsContext'

/** Tells the app that a form on screen holds unsaved edits, so that nothing reloads the page behind the user's back. */
export const useReportUnsavedEdits = (hasEdits: boolean): void => {
  const edits = useContext(UnsavedEditsContext)
  useEffect(() => (hasEdits ? edits.report() : undefined), [edits, hasEdits])
}
