import { memo, useId, Suspense, useLayoutEffect, useState } from 'react'
import { useIsVisible } from './visibility'
import { rulesOf, type AuthoredItem } from './elements/elements'
import { ConflictNotice, useFieldState } from './fieldState'
import { useRenderer, type ItemRowProps } from './RendererContext'
import { DeviceText } from '../ui/SafeHtml'
import { FieldHost } from './elements/fields'
import { describeError } from './saveSection'
import { DocButton } from './pageParts'
import classes from './ItemRow.module.css'
import { Notices } from './Notices'
import { Boundary } from '../ui/Boundary'
import { later } from '../ui/later'
import { WaitingLines } from '../ui/states'
import type { SchemaItem } from './elements/schema/element'
import type { PageSession } from './form/PageSession'
import rowClasses from './ItemRow.module.css'
import type { FormSection } from './model/Page'

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
        <div className={rowClasses.notes}>
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
