import { Button } from '@mantine/core'
import { memo, Suspense, useId, useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { Boundary } from '../ui/Boundary'
import { later } from '../ui/later'
import { DeviceText } from '../ui/SafeHtml'
import { WaitingLines } from '../ui/states'
import conflictNoticeClasses from './ConflictNotice.module.css'
import type { FieldError } from './elements/ElementRules'
import { type AuthoredItem, type Item, rulesOf } from './elements/elements'
import { FieldHost } from './elements/fields'
import type { SchemaItem } from './elements/schema/element'
import type { PageSession, SectionStore } from './form/PageSession'
import { resolveConflict } from './form/sectionState.reducers'
import classes from './ItemRow.module.css'
import { isAboutValue, type Notice } from './model/Notice'
import type { FormSection } from './model/Page'
import { Notices } from './Notices'
import { DocButton } from './pageParts'
import { type ItemRowProps, useRenderer } from './RendererContext'
import { describeError } from './saveSection'
import { isSameValue } from './values'
import { useIsVisible } from './visibility'

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
  const { replaced, ...rest } = useStore(
    store,
    useShallow((state) => ({
      error: state.errors[key],
      conflict: state.conflicts[key] === true,
      // Not `isEdited`: after Save, and until the next push, the field holds a value that is nobody's edit.
      replaced: notices.length > 0 && !isSameValue(state.values[key], pushed),
    })),
  )
  return { ...rest, notices: replaced ? notices.filter((notice) => !isAboutValue(notice)) : notices }
}

/** Only pages that have such a section load what draws it. */
const SchemaForm = later(() => import('./schemaForm/SchemaForm').then((module) => module.default))

interface SchemaRowProps {
  session: PageSession
  section: FormSection
  item: SchemaItem
}

type Judge = () => Promise<boolean>

/** A judge that waits for the one that the form brings: Save may be pressed before the form has come. */
function waitingJudge() {
  let bring: ((judge: Judge) => void) | undefined
  let judge = new Promise<Judge>((resolve) => {
    bring = resolve
  })
  return {
    offer: (next: Judge) => {
      bring?.(next)
      judge = Promise.resolve(next)
    },
    judge: () => judge.then((known) => known()),
  }
}

/** All fields of a section that carries a JSON Schema, and what there is to say about the whole of them. */
function SchemaRow({ session, section, item }: SchemaRowProps) {
  const store = session.store(section.key)
  const { conflict, notices } = useFieldState(store, item)
  const [{ offer, judge }] = useState(waitingJudge)
  useLayoutEffect(() => {
    session.judges.set(section.key, judge)
    return () => {
      session.judges.delete(section.key)
    }
  }, [session, section.key, judge])
  return (
    <div data-element="schema" data-key={item.key}>
      {conflict && (
        <div className={classes.notes}>
          <ConflictNotice store={store} item={item} />
        </div>
      )}
      <Notices notices={notices} />
      {item.schema && (
        <Boundary fallback={<Failed offer={offer} />}>
          <Suspense fallback={<WaitingLines />}>
            <SchemaForm session={session} section={section} item={item} offerJudge={offer} />
          </Suspense>
        </Boundary>
      )}
    </div>
  )
}

/** A form that did not come: what it holds is not saved, for nobody can have looked at it. */
function Failed({ offer }: { offer: (judge: Judge) => void }) {
  const { t } = useRenderer()
  useLayoutEffect(() => offer(() => Promise.resolve(false)), [offer])
  return <p role="alert">{t('renderer.failedForm')}</p>
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
  const row =
    item.element === 'schema' ? (
      <SchemaRow session={session} section={section} item={item} />
    ) : (
      <Row session={session} section={section} item={item} />
    )
  if (visible && !isHidden) return row
  return HiddenItem ? <HiddenItem {...props}>{row}</HiddenItem> : null
})

function Row({ session, section, item }: ItemRowProps & { item: AuthoredItem }) {
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
  const label = item.label.trim() || item.id.trim() || t('renderer.unnamedField')
  const named = (isBareButton && item.buttonLabel.trim()) || label
  const doc = item.doc !== '' && <DocButton label={named} html={item.doc} />

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
              {label}
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
