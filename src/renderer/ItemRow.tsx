import { memo, useId } from 'react'
import { DeviceText } from '../ui/DeviceText'
import { ConflictNotice } from './ConflictNotice'
import { FieldHost } from './FieldHost'
import { describeError } from './describeError'
import { DocButton } from './DocButton'
import classes from './ItemRow.module.css'
import type { ItemRowProps } from './ItemRowProps'
import type { Element, Item } from './model/Item'
import { Notices } from './Notices'
import { useRenderer } from './RendererContext'
import { useFieldState } from './useFieldState'
import { useIsVisible } from './useIsVisible'

/** One content item, unless it is hidden: a row of label, control and what there is to say about them [D2.10-3]. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { session, section, item } = props
  const { HiddenItem } = useRenderer()
  const visible = useIsVisible(session, section, item.visibleIf)
  const isHidden = item.hidden || (item.element === 'input' && item.type === 'hidden')
  if (visible && !isHidden) return <Row {...props} />
  if (!HiddenItem) return null
  return (
    <HiddenItem {...props}>
      <Row {...props} />
    </HiddenItem>
  )
})

function isWide(item: Item): boolean {
  return item.element === 'equalizer' && item.orientation === 'vertical' && item.bars.length > 4
}

/** Whether an element's control is named by a <label>; groups and buttons are named otherwise. */
const isLabelled = {
  input: true,
  switch: true,
  select: true,
  button: false,
  equalizer: false,
  unknown: false,
} satisfies Record<Element, boolean>

function Row({ session, section, item }: ItemRowProps) {
  const { t, showDescriptions } = useRenderer()
  const id = useId()
  const store = session.store(section.key)
  const { error, conflict, notices } = useFieldState(store, item)

  // A button that bears all there is of names leaves the place beside it to the description, else has the row for itself.
  const isBareButton =
    item.element === 'button' && (item.buttonLabel.trim() === '' || item.label.trim() === '')
  const words = showDescriptions || item.element === 'unknown' ? item.description.trim() : ''
  const isAlone = isBareButton && words === ''
  const description = isBareButton ? '' : words
  const hasNote = description !== '' || error !== undefined || conflict || notices.length > 0
  const noteId = hasNote ? `${id}-note` : undefined
  const Label = isLabelled[item.element] ? 'label' : 'span'
  const doc = item.doc !== '' && (
    <DocButton title={item.label || item.id} html={item.doc} labelId={isBareButton ? id : `${id}-label`} />
  )

  return (
    <div
      className={classes.row}
      data-element={item.element}
      data-item={item.id}
      data-key={item.key}
      data-wide={isWide(item) || undefined}
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
