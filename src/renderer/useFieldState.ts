import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { FieldError } from './form/FieldError'
import type { SectionStore } from './form/PageSession'

interface FieldState {
  error: FieldError | undefined
  /** Whether the device changed the field while the user had, too. */
  conflict: boolean
}

/** What there is to say about one field's value; renders only when that changes, not with each key. */
export function useFieldState(store: SectionStore, key: string): FieldState {
  return useStore(
    store,
    useShallow((state) => ({ error: state.errors[key], conflict: state.conflicts[key] === true })),
  )
}
