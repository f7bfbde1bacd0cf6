import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { FieldError } from './form/FieldError'
import { isSameValue } from './form/isSameValue'
import type { SectionStore } from './form/PageSession'
import type { Item } from './model/Item'
import { isAboutValue, type Notice } from './model/Notice'

interface FieldState {
  error: FieldError | undefined
  /** Whether the device changed the field while the user had, too. */
  conflict: boolean
  /** What is wrong with the item itself; of the value that was pushed only as long as the field holds it. */
  notices: readonly Notice[]
}

/** What there is to say about one field and its value; renders only when that changes, not with each key. */
export function useFieldState(store: SectionStore, item: Item): FieldState {
  const { key, pushed, notices } = item
  const { replaced, ...said } = useStore(
    store,
    useShallow((state) => ({
      error: state.errors[key],
      conflict: state.conflicts[key] === true,
      // Not `isEdited`: after Save, and until the next push, the field holds a value that is nobody's edit.
      replaced: notices.length > 0 && !isSameValue(state.values[key], pushed),
    })),
  )
  return { ...said, notices: replaced ? notices.filter((notice) => !isAboutValue(notice)) : notices }
}
