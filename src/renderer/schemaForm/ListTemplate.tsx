import { Button, VisuallyHidden } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { getUiOptions, type ArrayFieldItemTemplateProps, type ArrayFieldTemplateProps } from '@rjsf/utils'
import { useLayoutEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { DeviceText } from '../../ui/SafeHtml'
import { pageButton } from '../pageParts'
import { isObject } from '../values'
import { carryEntry } from './carryEntry'
import { Entry, type EntryActs } from './Entry'
import classes from './SchemaForm.module.css'

/** What the library gives each entry of a list: what is wrong in it, and what changes the list. */
interface ItemProps {
  handleRemoveItem: (event: undefined, index: number) => void
  handleCopyItem: (event: undefined, index: number) => void
  handleReorderItems: (event: undefined, index: number, to: number) => void
  itemErrorSchema: unknown
}

const isItem = (element: ReactElement): element is ReactElement<ItemProps> =>
  isObject(element.props) && 'handleRemoveItem' in element.props

interface Removed {
  index: number
  value: unknown
  name: string
  /** How many entries were left: with another number something else has changed the list since. */
  left: number
}

/** So many entries are drawn, or passed over, together: the browser looks at each group with each key. */
const groupSize = 25

function groupsOf(items: readonly ReactElement[]): { item: ReactElement; index: number }[][] {
  const all = items.map((item, index) => ({ item, index }))
  return Array.from({ length: Math.ceil(all.length / groupSize) }, (_, place) =>
    all.slice(place * groupSize, (place + 1) * groupSize),
  )
}

const hasErrors = (errorSchema: unknown): boolean =>
  isObject(errorSchema) && Object.keys(errorSchema).length > 0

/** A list: its entries, a way to add one, and the last one that went, to be had back. */
export function ListTemplate(props: ArrayFieldTemplateProps) {
  const { t } = useTranslation()
  const { title, schema, uiSchema, items, canAdd, onAddClick, fieldPathId, formData, registry } = props
  const [removed, setRemoved] = useState<Removed>()
  const [announcement, setAnnouncement] = useState('')
  const added = useRef<number>(undefined)
  const { orderable = true, removable = true, copyable = false } = getUiOptions(uiSchema)
  const isFixed = props.readonly === true || props.disabled === true
  // Entries of their own kinds each, which stay where they are.
  const fixed = Array.isArray(schema.items) ? schema.items.length : 0
  const held: unknown[] = Array.isArray(formData) ? formData : []
  const headingId = `${fieldPathId.$id}-legend`
  const about = uiSchema?.['ui:description'] ?? schema.description ?? ''
  const { changeList } = registry.formContext

  // The same for every entry and every key that is pressed, for there may be hundreds of them.
  const latest = useRef({ items, held, t })
  useLayoutEffect(() => {
    latest.current = { items, held, t }
  })
  const helpId = `${fieldPathId.$id}-help`
  const acts = useMemo((): EntryActs => {
    const itemAt = (index: number) => {
      const item = latest.current.items[index]
      return item && isItem(item) ? item.props : undefined
    }
    const move = (index: number, to: number, name: string) => {
      const { held, t } = latest.current
      itemAt(index)?.handleReorderItems(undefined, index, to)
      setAnnouncement(t('schemaForm.moved', { name, place: to + 1, count: held.length }))
    }
    return {
      remove: (index, name) => {
        const { held } = latest.current
        setRemoved({ index, name, value: held[index], left: held.length - 1 })
        itemAt(index)?.handleRemoveItem(undefined, index)
      },
      copy: (index) => itemAt(index)?.handleCopyItem(undefined, index),
      move,
      grab: (index, event, entry, name) => carryEntry(event, entry, (to) => move(index, to, name)),
      helpId,
      looks: new Map(),
      isNew: (index) => added.current === index,
      onSeen: () => {
        added.current = undefined
      },
    }
  }, [helpId])

  const offered = removed?.left === held.length ? removed : undefined
  const bringBack = () => {
    if (!offered) return
    const { index, value } = offered
    changeList(fieldPathId.path, (list: unknown[]) => [...list.slice(0, index), value, ...list.slice(index)])
    setRemoved(undefined)
  }
  return (
    <fieldset
      id={fieldPathId.$id}
      className={classes.list}
      aria-labelledby={headingId}
      data-list={fieldPathId.path.join('/')}
    >
      <legend id={headingId} className={classes.legend}>
        {uiSchema?.['ui:title'] ?? title}
      </legend>
      {about !== '' && (
        <div className={classes.about}>
          <DeviceText text={about} />
        </div>
      )}
      {items.length === 0 ? (
        <p className={classes.nothing}>{t('schemaForm.noEntries')}</p>
      ) : (
        <div role="list" className={classes.entries}>
          {groupsOf(items).map((group, place) => (
            // Which entries a group holds is nothing but their places.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={place} role="none" className={classes.entryGroup}>
              {group.map(({ item, index }) => (
                <Entry
                  key={item.key}
                  item={item}
                  index={index}
                  total={items.length}
                  value={held[index]}
                  isRefused={isItem(item) && hasErrors(item.props.itemErrorSchema)}
                  isTitled={index < fixed}
                  isOrderable={orderable && !isFixed && fixed === 0}
                  isRemovable={removable && !isFixed && index >= fixed}
                  isCopyable={copyable && canAdd === true && !isFixed && fixed === 0}
                  acts={acts}
                />
              ))}
            </div>
          ))}
        </div>
      )}
      {orderable && !isFixed && fixed === 0 && items.length > 1 && (
        <>
          <p id={helpId} hidden>
            {t('schemaForm.moveHelp')}
          </p>
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </>
      )}
      <div className={classes.after}>
        {canAdd && !isFixed && (
          <Button
            variant="default"
            classNames={pageButton}
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={(event) => {
              added.current = held.length
              setRemoved(undefined)
              onAddClick(event)
            }}
          >
            {t('schemaForm.add')}
          </Button>
        )}
        <p role="status" className={classes.removed}>
          {offered && t('schemaForm.removed', { name: offered.name })}
        </p>
        {offered && (
          <Button variant="subtle" onClick={bringBack}>
            {t('schemaForm.undo')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

/** The library's part of an entry: its fields. What is around them is the list's. */
export const EntryTemplate = ({ children }: ArrayFieldItemTemplateProps) => children
