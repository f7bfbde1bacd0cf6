import { Button } from '@mantine/core'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { memo, useId } from 'react'
import { useIsVisible } from './visibility'
import { rulesOf, type Item } from './elements/elements'
import type { FieldError } from './elements/ElementRules'
import type { SectionStore } from './form/PageSession'
import { resolveConflict, isSameValue } from './form/sectionState.reducers'
import conflictNoticeClasses from './ConflictNotice.module.css'
import { useRenderer, type ItemRowProps } from './RendererContext'
import { isAboutValue, type Notice } from './model/Notice'
import { DeviceText } from '../ui/SafeHtml'
import { FieldHost } from './elements/fields'
import { describeError } from './saveSection'
import { DocButton } from './pageParts'
import classes from './ItemRow.module.css'
import { Notices } from './Notices'

/**
 * The player, or who else owns the form, changed a field that the user changed too: says so and offers both
 * values.
 */
function ConflictNotice({ store, item }: { store: SectionStore; item: Item }) {
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
function useFieldState(store: SectionStore, item: Item): FieldState {
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

/**
 * One content item, unless it is hidden: a row of label, control and what there is to say about them
 * [D2.10-3].
 */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { session, section, item } = props
  const { HiddenItem } = useRenderer()
  const visible = useIsVisible(session, section, item.visibleIf)
  const isHidden = item.hidden || rulesOf(item).isHidden(item)
  if (visible && !isHidden) return <Row {...props} />
  if (!HiddenItem) return null
  return (
    <HiddenItem {...props}>
      <Row {...props} />
    </HiddenItem>
  )
})

function Row({ session, section, item }: ItemRowProps) {
  const { t, showDescriptions } = useRenderer()
  const id = useId()
  const store = session.store(section.key)
  const { error, conflict, notices } = useFieldState(store, item)

  // A button that bears all there is of names leaves the place beside it to the description, else has the row
  // for itself.
  const isBareButton =
    item.element === 'button' && (item.buttonLabel.trim() === '' || item.label.trim() === '')
  const words = showDescriptions || item.element === 'unknown' ? item.description.trim() : ''
  const isAlone = isBareButton && words === ''
  const description = isBareButton ? '' : words
  const hasNote = description !== '' || error !== undefined || conflict || notices.length > 0
  const noteId = hasNote ? `${id}-note` : undefined
  const rules = rulesOf(item)
  const Label = rules.isLabelled ? 'label' : 'span'
  const doc = item.doc !== '' && (
    <DocButton title={item.label || item.id} html={item.doc} labelId={isBareButton ? id : `${id}-label`} />
  )

  return (
    <div
      className={classes.row}
      data-element={item.element}
      data-item={item.id}
      data-key={item.key}
      data-wide={rules.isWide(item) || undefined}
      data-alone={isAlone || undefined}
    >
      {!isAlone && (
        <div className={classes.words}>
          {isBareButton ? (
            <div id={`${id}-label`} className={classes.aside}>
              <DeviceText text={words} />
            </div>
          ) : (
            <Label id={`${id}-label`} {...(Label === 'label' && { htmlFor: id })} className={classes.label}>
              {item.label.trim() || item.id.trim() || t('renderer.unnamedField')}
            </Label>
          )}
          {doc}
        </div>
      )}
      <div className={classes.control}>
        <FieldHost
          store={store}
          item={item}
          id={id}
          labelId={`${id}-label`}
          describedBy={isBareButton && !isAlone ? [`${id}-label`, noteId].filter(Boolean).join(' ') : noteId}
          invalid={error !== undefined}
        />
        {isAlone && doc}
      </div>
      {hasNote && (
        <div id={noteId} className={classes.notes}>
          {error && (
            <p role="alert" className={classes.error}>
              {describeError(t, error)}
            </p>
          )}
          {conflict && <ConflictNotice store={store} item={item} />}
          {description !== '' && (
            <div className={classes.description}>
              <DeviceText text={description} />
            </div>
          )}
          <Notices notices={notices} />
        </div>
      )}
    </div>
  )
}
