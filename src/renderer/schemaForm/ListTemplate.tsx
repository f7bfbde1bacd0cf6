import { ActionIcon, Button } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronRight,
  IconCopy,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils'
import { createContext, isValidElement, use, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { DeviceText } from '../../ui/SafeHtml'
import { pageButton } from '../pageParts'
import { isObject, toText } from '../values'
import classes from './SchemaForm.module.css'

/** Entries of objects more than these are drawn closed, each with its name. */
const mostOpen = 3

interface Removed {
  index: number
  value: unknown
  name: string
}

interface ListTools {
  /** Called before an entry goes. */
  onRemove: (entry: Removed) => void
  /** Whether the entry at a place was just added: it is opened, and comes to hand once. */
  isNew: (index: number) => boolean
  /** The entry that was just added has come to hand. */
  onSeen: () => void
}

const ListContext = createContext<ListTools | undefined>(undefined)

/** A list: its entries, a way to add one, and the last one that went, to be had back. */
export function ListTemplate(props: ArrayFieldTemplateProps) {
  const { t } = useTranslation()
  const { title, schema, uiSchema, items, canAdd, onAddClick, fieldPathId, formData, registry } = props
  const [removed, setRemoved] = useState<Removed>()
  const added = useRef<number>(undefined)
  const tools = useMemo(
    () => ({
      onRemove: setRemoved,
      isNew: (index: number) => added.current === index,
      onSeen: () => {
        added.current = undefined
      },
    }),
    [],
  )
  const headingId = `${fieldPathId.$id}-legend`
  const isFixed = props.readonly === true || props.disabled === true
  const about = uiSchema?.['ui:description'] ?? schema.description ?? ''
  const name = uiSchema?.['ui:title'] ?? title
  const bringBack = () => {
    if (!removed) return
    registry.formContext.changeList(fieldPathId.path, (list: unknown[]) =>
      list.toSpliced(removed.index, 0, removed.value),
    )
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
        {name}
      </legend>
      {about !== '' && (
        <div className={classes.about}>
          <DeviceText text={about} />
        </div>
      )}
      {items.length === 0 ? (
        <p className={classes.nothing}>{t('schemaForm.noEntries')}</p>
      ) : (
        <ListContext value={tools}>
          <ol className={classes.entries}>{items}</ol>
        </ListContext>
      )}
      <div className={classes.after}>
        {canAdd && !isFixed && (
          <Button
            variant="default"
            classNames={pageButton}
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={(event) => {
              added.current = Array.isArray(formData) ? formData.length : 0
              setRemoved(undefined)
              onAddClick(event)
            }}
          >
            {t('schemaForm.add')}
          </Button>
        )}
        <p role="status" className={classes.removed}>
          {removed && t('schemaForm.removed', { name: removed.name })}
        </p>
        {removed && (
          <Button variant="subtle" onClick={bringBack}>
            {t('schemaForm.undo')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

/** What an entry is called: by the first text that it holds, else by its place. */
export function nameOfEntry(value: unknown, fallback: string): string {
  if (!isObject(value)) return toText(value).trim() || fallback
  const preferred = ['name', 'title', 'label', 'id'].map((key) => value[key])
  const text = [...preferred, ...Object.values(value)].find(
    (one) => typeof one === 'string' && one.trim() !== '',
  )
  return toText(text).trim() || fallback
}

/** One entry: an object below a line with its name that opens it, anything else in its line. */
export function EntryTemplate({
  children,
  buttonsProps: buttons,
  index,
  totalItems,
}: ArrayFieldItemTemplateProps) {
  const { t } = useTranslation()
  const tools = use(ListContext)
  const entry = useRef<HTMLLIElement>(null)
  const held: Record<string, unknown> = isValidElement<Record<string, unknown>>(children)
    ? children.props
    : {}
  const value = held['formData']
  const isObjectEntry = buttons.schema.type === 'object' || isObject(value)
  const name = nameOfEntry(value, t('schemaForm.entry', { number: index + 1 }))
  const isNew = tools?.isNew(index) === true
  const [isOpened, setIsOpened] = useState(isNew || totalItems <= mostOpen)
  const isRefused = isObject(held['errorSchema']) && Object.keys(held['errorSchema']).length > 0
  const isOpen = !isObjectEntry || isOpened || isRefused

  useEffect(() => {
    if (!isNew || !tools) return
    tools.onSeen()
    entry.current?.querySelector<HTMLElement>('input, textarea, select, [role=combobox]')?.focus()
  }, [isNew, tools])

  const isFixed = buttons.readonly === true || buttons.disabled === true
  const bar = !isFixed && (
    <div className={classes.entryButtons}>
      {(buttons.hasMoveUp || buttons.hasMoveDown) && (
        <>
          <EntryButton
            label={t('schemaForm.moveUp', { name })}
            disabled={!buttons.hasMoveUp}
            onClick={buttons.onMoveUpItem}
            icon={<IconArrowUp size={18} />}
          />
          <EntryButton
            label={t('schemaForm.moveDown', { name })}
            disabled={!buttons.hasMoveDown}
            onClick={buttons.onMoveDownItem}
            icon={<IconArrowDown size={18} />}
          />
        </>
      )}
      {buttons.hasCopy && (
        <EntryButton
          label={t('schemaForm.copy', { name })}
          onClick={buttons.onCopyItem}
          icon={<IconCopy size={18} />}
        />
      )}
      {buttons.hasRemove && (
        <EntryButton
          label={t('schemaForm.remove', { name })}
          onClick={(event) => {
            tools?.onRemove({ index, value, name })
            buttons.onRemoveItem(event)
          }}
          icon={<IconTrash size={18} />}
        />
      )}
    </div>
  )
  if (!isObjectEntry)
    return (
      <li ref={entry} className={classes.scalar}>
        <div className={classes.grow}>{children}</div>
        {bar}
      </li>
    )
  return (
    <li ref={entry} className={classes.entry}>
      <div className={classes.entryHead}>
        <button
          type="button"
          className={classes.opener}
          aria-expanded={isOpen}
          onClick={() => setIsOpened(!isOpen)}
        >
          <IconChevronRight size={18} aria-hidden className={classes.chevron} />
          <span className={classes.entryName}>{name}</span>
        </button>
        {bar}
      </div>
      {isOpen && <div className={classes.entryBody}>{children}</div>}
    </li>
  )
}

interface EntryButtonProps {
  label: string
  icon: React.ReactNode
  disabled?: boolean
  onClick: (event: unknown) => void
}

const EntryButton = ({ label, icon, disabled = false, onClick }: EntryButtonProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size={44}
    className={classes.entryButton}
    aria-label={label}
    disabled={disabled}
    onClick={onClick}
  >
    {icon}
  </ActionIcon>
)
