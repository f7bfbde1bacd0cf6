import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { FieldError } from './form/FieldError'
import type { SectionStore } from './form/PageSession'

interface FieldState {
  value: unknown
  error: FieldError | undefined
  /** Whether the device changed the field while the user had, too. */
  conflict: boolean
}

/** What one field shows; renders only when something about this field changes. */
export function useFieldState(store: SectionStore, key: string): FieldState {
  return useStore(
    store,
    useShallow((state) => ({
      value: state.values[key],
      error: state.errors[key],
      conflict: state.conflicts[key] === true,
    })),
  )
}
