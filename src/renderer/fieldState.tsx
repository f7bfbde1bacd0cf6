import { Button } from '@mantine/core'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import conflictNoticeClasses from './ConflictNotice.module.css'
import { rulesOf, type Item } from './elements/elements'
import type { FieldError } from './elements/ElementRules'
import type { SectionStore } from './form/PageSession'
import { resolveConflict } from './form/sectionState.reducers'
import { isSameValue } from './form/isSameValue'
import { isAboutValue, type Notice } from './model/Notice'
import { useRenderer } from './RendererContext'

/**
 * The player, or who else owns the form, changed a field that the user changed too: says so and offers both
 * values.
 */
export function ConflictNotice({ store, item }: { store: SectionStore; item: Item }) {
  const { t, conflict } = useRenderer()
  const theirs = useStore(store, (state) => state.pushed[item.key])
  const value = rulesOf(item).toWords(item, theirs, t) || t('renderer.empty')
  const decide = (keep: 'mine' | 'device') => () =>
    store.setState((state) => resolveConflict(state, item.key, keep))
  return (
    <div role="status" className={conflictNoticeClasses.conflict}>
      <p className={conflictNoticeClasses.words}>
        {conflict?.changed(value) ?? t('renderer.conflict', { value })}
      </p>
      <div className={conflictNoticeClasses.choices}>
        <Button size="compact-md" variant="default" onClick={decide('mine')}>
          {t('renderer.keepMine')}
        </Button>
        <Button size="compact-md" variant="default" onClick={decide('device')}>
          {conflict?.take ?? t('renderer.takeDevice')}
        </Button>
      </div>
    </div>
  )
}

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
