import { IconArrowDown, IconArrowUp, IconChevronRight, IconCopy, IconTrash } from '@tabler/icons-react'
import {
  memo,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { isObject, isSameValue, toText } from '../values'
import { entriesOf } from './carryEntry'
import signs from '../../ui/rows/rowSigns.module.css'
import classes from './SchemaForm.module.css'

/** What can be done with an entry of a list, by its place. */
export interface EntryActs {
  remove: (index: number, name: string) => void
  copy: (index: number) => void
  move: (index: number, to: number, name: string) => void
  /** A pointer went down on its handle. */
  grab: (index: number, event: PointerEvent, entry: HTMLElement, name: string) => void
  /** Id of the words that tell how the handle is used. */
  helpId: string
  /** Whether it was just added: then it is open, and comes to hand once. */
  isNew: (index: number) => boolean
  onSeen: () => void
  /** How an entry was drawn last, by its key: on its way through a long list it is drawn anew. */
  looks: Map<string | null, EntryLook>
}

interface EntryLook {
  isOpened: boolean
  /** Whether the buttons that move it are there. */
  isMoving: boolean
}

interface EntryProps {
  /** Its fields, as the library draws them. */
  item: ReactElement
  index: number
  total: number
  value: unknown
  /** Whether something is wrong in it. */
  isRefused: boolean
  /** Whether it has a title of its own, which is read beside it. */
  isTitled: boolean
  isOrderable: boolean
  isRemovable: boolean
  isCopyable: boolean
  acts: EntryActs
}

/** Lists of objects with more entries than these are drawn closed, each with its name. */
const mostOpen = 3

const handleClass = `${classes.entryButton} ${classes.handle} ${signs.handle}`

/** Where a key on the handle moves an entry; undefined for all other keys. */
function placeByKey(key: string, index: number, total: number): number | undefined {
  if (key === 'ArrowUp') return index - 1
  if (key === 'ArrowDown') return index + 1
  if (key === 'Home') return 0
  return key === 'End' ? total - 1 : undefined
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

/**
 * One entry: an object below a line with its name that opens it, anything else in its line. Hundreds of
 * closed ones cost nothing while somebody types: only what is open has fields.
 */
export const Entry = memo(function Entry(props: EntryProps) {
  const { item, index, total, value, isRefused, isTitled, isOrderable, isRemovable, isCopyable, acts } = props
  const { t } = useTranslation()
  const entry = useRef<HTMLDivElement>(null)
  const [isNew] = useState(() => acts.isNew(index))
  const [look, setLook] = useState(
    () => acts.looks.get(item.key) ?? { isOpened: isNew || total <= mostOpen, isMoving: false },
  )
  const { isOpened, isMoving } = look
  const show = (change: Partial<EntryLook>) => {
    acts.looks.set(item.key, { ...look, ...change })
    setLook({ ...look, ...change })
  }
  const isGroup = isObject(value)
  const isOpen = !isGroup || isOpened || isRefused
  const name = nameOfEntry(value, t('schemaForm.entry', { number: index + 1 }))

  useEffect(() => {
    if (!isNew) return
    acts.onSeen()
    entry.current?.querySelector<HTMLElement>('input, textarea, select, [role=combobox]')?.focus()
  }, [isNew, acts])

  // The button goes along with its entry, which takes the focus from it, or is drawn anew there.
  const move = (to: number, button: HTMLButtonElement) => {
    if (to < 0 || to >= total || to === index) return
    const list = button.closest<HTMLElement>('[role=list]')
    const { act } = button.dataset
    acts.move(index, to, name)
    requestAnimationFrame(
      () => list && entriesOf(list)[to]?.querySelector<HTMLElement>(`[data-act="${act}"]`)?.focus(),
    )
  }
  const pressKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const to = placeByKey(event.key, index, total)
    if (to === undefined) return
    event.preventDefault()
    move(to, event.currentTarget)
  }
  const bar = (
    <div className={classes.entryButtons}>
      {isMoving && (
        <>
          <EntryButton
            act="up"
            label={t('schemaForm.moveUp', { name })}
            isOff={index === 0}
            onPress={(button) => move(index - 1, button)}
          >
            <IconArrowUp size={18} />
          </EntryButton>
          <EntryButton
            act="down"
            label={t('schemaForm.moveDown', { name })}
            isOff={index === total - 1}
            onPress={(button) => move(index + 1, button)}
          >
            <IconArrowDown size={18} />
          </EntryButton>
        </>
      )}
      {isCopyable && !isMoving && (
        <EntryButton label={t('schemaForm.copy', { name })} onPress={() => acts.copy(index)}>
          <IconCopy size={18} />
        </EntryButton>
      )}
      {isRemovable && !isMoving && (
        <EntryButton label={t('schemaForm.remove', { name })} onPress={() => acts.remove(index, name)}>
          <IconTrash size={18} />
        </EntryButton>
      )}
      {isOrderable && total > 1 && (
        <button
          type="button"
          className={handleClass}
          data-act="move"
          aria-label={t('schemaForm.move', { name })}
          aria-describedby={acts.helpId}
          aria-expanded={isMoving}
          onPointerDown={(event) => {
            if (event.button === 0 && entry.current) acts.grab(index, event, entry.current, name)
          }}
          onClick={() => show({ isMoving: !isMoving })}
          onKeyDown={pressKey}
        />
      )}
    </div>
  )
  if (!isGroup)
    return (
      <div ref={entry} role="listitem" className={classes.scalar} data-titled={isTitled || undefined}>
        <div className={classes.grow}>{item}</div>
        {bar}
      </div>
    )
  return (
    <div ref={entry} role="listitem" className={classes.entry}>
      <div className={classes.entryHead}>
        <button
          type="button"
          className={classes.opener}
          aria-expanded={isOpen}
          onClick={() => show({ isOpened: !isOpen })}
        >
          <IconChevronRight size={18} aria-hidden className={classes.chevron} />
          <span className={classes.entryName}>{name}</span>
        </button>
        {bar}
      </div>
      {isOpen && <div className={classes.entryBody}>{item}</div>}
    </div>
  )
}, isSameEntry)

/** The library makes every entry anew with each key; what is equal is drawn once. */
function isSameEntry(one: EntryProps, other: EntryProps): boolean {
  const { item: oneItem, value: oneValue, ...before } = one
  const { item: otherItem, value: otherValue, ...after } = other
  return (
    isSameValue({ ...before, acts: undefined }, { ...after, acts: undefined }) &&
    one.acts === other.acts &&
    isSameValue(oneValue, otherValue) &&
    !one.isRefused &&
    isStillWhole(oneItem, otherItem)
  )
}

/** What an item is drawn by, beside its value. */
function isStillWhole(one: ReactElement, other: ReactElement): boolean {
  const [before, after] = [one.props, other.props]
  if (!isObject(before) || !isObject(after)) return false
  return ['registry', 'rawItemSchema', 'itemUiSchema', 'readonly', 'disabled'].every(
    (key) => before[key] === after[key],
  )
}

interface EntryButtonProps {
  label: string
  act?: 'up' | 'down'
  isOff?: boolean
  onPress: (button: HTMLButtonElement) => void
  children: ReactNode
}

/** Plain, for a list of hundreds has three for each. */
const EntryButton = ({ label, act, isOff = false, onPress, children }: EntryButtonProps) => (
  <button
    type="button"
    className={classes.entryButton}
    data-act={act}
    aria-label={label}
    disabled={isOff}
    onClick={({ currentTarget }) => onPress(currentTarget)}
  >
    {children}
  </button>
)
