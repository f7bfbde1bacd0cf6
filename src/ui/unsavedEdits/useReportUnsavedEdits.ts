import { useContext, useEffect, useRef } from 'react'
import type { SaveEdits } from './UnsavedEdits'
import { UnsavedEditsContext } from './UnsavedEditsContext'

/**
 * Tells the app that a form on screen holds unsaved edits, so that nothing reloads the page behind the user's back; `save` is how
 * they are saved where a step is left that they belong to.
 */
export const useReportUnsavedEdits = (hasEdits: boolean, save?: SaveEdits): void => {
  const edits = useContext(UnsavedEditsContext)
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(
    () => (hasEdits ? edits.report(() => latest.current?.() ?? Promise.resolve('none' as const)) : undefined),
    [edits, hasEdits],
  )
}
