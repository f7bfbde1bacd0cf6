import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
  useId,
  type ReactNode,
} from 'react'
import { CloseButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { isSearchable, isSearchedWhileTyping } from '../../../ui/foldText'
import { covering } from '../../../ui/overlays/openOverlays'
import { useTranslation } from '../../../i18n/TranslationProvider'
import classes from './SearchField.module.css'

/** ms from the last key until it is sought [D9-12]. */
const pause = 600
/** ms after which the address is no longer expected to say what was asked for. */
const timeout = 3000

interface UseSearchTypingProps {
  /** What the address says is sought; '' for nothing. */
  value: string
  /** Gets what is to be sought, without spaces around it. */
  onSearch: (value: string) => void
  /** Nothing is to be sought any more. */
  onClear: () => void
}

/** What is written in a field that searches while one types. */
interface SearchTyping {
  /**
   * The field itself, which keeps what is written: where a key changes nothing of the following, it draws
   * nothing.
   */
  field: RefObject<HTMLInputElement | null>
  /** Nothing is written. */
  isEmpty: boolean
  /** Something is written, but too little to be sought before Enter. */
  isShort: boolean
  /** Another text is written; one that is still being composed is not sought before it is done. */
  type: (text: string, isComposing?: boolean) => void
  /** Seeks at once what is written, however short; nothing where nothing is. */
  submit: () => void
  /** Takes away what is written, and what is sought. */
  clear: () => void
}

/**
 * What of a text decides how the field looks, while `sought` is; spaces alone are neither nothing nor too
 * little.
 */
function lookOf(text: string, sought: string): 'empty' | 'short' | 'other' {
  const wanted = text.trim()
  if (text === '') return 'empty'
  return isSearchable(wanted) && wanted !== sought && !isSearchedWhileTyping(wanted) ? 'short' : 'other'
}

/**
 * The rules of typing into a search [D5-5 D9-12]: from three characters on, or one in scripts that need no
 * more, 600 ms after the last key; with less, nothing is sought before Enter. What is written stays, however
 * late the address says what was asked for; only when the address changes by itself, as by the browser's own
 * back, the text follows it.
 */
function useSearchTyping(props: UseSearchTypingProps): SearchTyping {
  const { value } = props
  const [look, setLook] = useState(() => lookOf(value, value))
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef(props)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What was asked for and the address does not say yet, oldest first. */
  const awaited = useRef<{ value: string; time: number }[]>([])
  const lastValue = useRef(value)

  const write = useCallback((text: string) => {
    if (field.current) field.current.value = text
    setLook(lookOf(text, text))
  }, [])

  useLayoutEffect(() => {
    latest.current = props
  })
  useLayoutEffect(() => {
    if (lastValue.current === value) return
    lastValue.current = value
    const now = performance.now()
    const open = awaited.current.filter(({ time }) => now - time < timeout)
    const place = open.findIndex((one) => one.value === value)
    awaited.current = open.slice(place + 1)
    if (place >= 0) return
    clearTimeout(timer.current)
    awaited.current = []
    write(value)
  }, [value, write])
  useEffect(() => () => clearTimeout(timer.current), [])

  const target = () => awaited.current.at(-1)?.value ?? lastValue.current
  const ask = (wanted: string) => {
    if (wanted !== target()) awaited.current.push({ value: wanted, time: performance.now() })
    const { onSearch, onClear } = latest.current
    // What is drawn for it must not hold the next key up.
    startTransition(() => (wanted === '' ? onClear() : onSearch(wanted)))
  }
  return {
    field,
    isEmpty: look === 'empty',
    isShort: look === 'short',
    type: (next, isComposing = false) => {
      setLook(lookOf(next, target()))
      clearTimeout(timer.current)
      if (isComposing) return
      const nextWanted = next.trim()
      if (isSearchedWhileTyping(nextWanted))
        timer.current = setTimeout(() => nextWanted !== target() && ask(nextWanted), pause)
      else if (target() !== '' && nextWanted !== target()) ask('')
    },
    submit: () => {
      clearTimeout(timer.current)
      const wanted = field.current?.value.trim() ?? ''
      if (!isSearchable(wanted)) return
      setLook('other')
      ask(wanted)
    },
    clear: () => {
      clearTimeout(timer.current)
      write('')
      ask('')
    },
  }
}

interface SearchFieldProps {
  /** What the address says is sought; '' for nothing. */
  value: string
  /** Gets what is to be sought: something always, without spaces around them. */
  onSearch: (value: string) => void
  /** Nothing is to be sought any more. */
  onClear: () => void
  /** ms after which it takes the focus; it does not by itself without one. */
  focusDelay?: number
  /** Name of the source that is searched, as the player gives it; everywhere without one. */
  within?: string | undefined
  /** Stands below the field, e.g. `SearchFilters`. */
  filter?: ReactNode
}

/** How often the focus is tried to be given, with `focusDelay` in between. */
const focusTries = 50

/**
 * The field that searches while one types [D2.6-1 D5-5]. It keeps what is written to itself: a key draws
 * nothing else.
 */
export function SearchField({ value, onSearch, onClear, focusDelay, within, filter }: SearchFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const { field, isEmpty, isShort, type, submit, clear } = useSearchTyping({ value, onSearch, onClear })
  useEffect(() => {
    if (focusDelay === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const focus = (tries: number) => {
      if (document.activeElement?.closest(covering)) return
      field.current?.focus({ preventScroll: true })
      // Nothing can have the focus before the panel is connected.
      if (document.activeElement !== field.current && tries > 1)
        timer = setTimeout(() => focus(tries - 1), focusDelay)
    }
    timer = setTimeout(() => focus(focusTries), focusDelay)
    return () => clearTimeout(timer)
  }, [field, focusDelay])
  const label = within ? t('browse.search.within', { name: within }) : t('browse.search.label')
  return (
    <form
      role="search"
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={classes.line}>
        <IconSearch className={classes.sign} size={22} stroke={1.5} aria-hidden />
        <input
          ref={field}
          className={classes.input}
          type="search"
          aria-label={label}
          aria-describedby={`${id}-hint`}
          placeholder={label}
          defaultValue={value}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ currentTarget, nativeEvent }) =>
            type(currentTarget.value, 'isComposing' in nativeEvent && nativeEvent.isComposing === true)
          }
          onCompositionEnd={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.nativeEvent.isComposing || isEmpty) return
            event.preventDefault()
            clear()
          }}
        />
        <p id={`${id}-hint`} className={classes.hint} aria-live="polite">
          {isShort ? t('browse.search.short') : ''}
        </p>
        {isEmpty ? null : (
          <CloseButton
            className={classes.clear}
            aria-label={t('browse.search.clear')}
            onClick={() => {
              clear()
              field.current?.focus()
            }}
          />
        )}
      </div>
      {filter}
    </form>
  )
}
