import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { isSearchable, isSearchedWhileTyping } from '../../../ui/searchable'

/** ms from the last key until it is sought [D9-12]. */
const pause = 600
/** ms after which the address is no longer expected to say what was asked for. */
const patience = 3000

interface Props {
  /** What the address says is sought; '' for nothing. */
  value: string
  /** Gets what is to be sought, without spaces around it. */
  onSearch: (value: string) => void
  /** Nothing is to be sought any more. */
  onClear: () => void
}

/** What is written in a field that searches while one types. */
export interface SearchTyping {
  /** The field itself, which keeps what is written: where a key changes nothing of the following, it draws nothing. */
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

/** What of a text decides how the field looks, while `sought` is; spaces alone are neither nothing nor too little. */
function lookOf(text: string, sought: string): 'empty' | 'short' | 'other' {
  const wanted = text.trim()
  if (text === '') return 'empty'
  return isSearchable(wanted) && wanted !== sought && !isSearchedWhileTyping(wanted) ? 'short' : 'other'
}

/**
 * The rules of typing into a search [D5-5 D9-12]: from three characters on, or one in scripts that need no more, 600 ms after
 * the last key; with less, nothing is sought before Enter. What is written stays, however late the address says what was asked for; only when the address changes by
 * itself, as by the browser's own back, the text follows it.
 */
export function useSearchTyping(props: Props): SearchTyping {
  const { value } = props
  const [look, setLook] = useState(() => lookOf(value, value))
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef(props)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What was asked for and the address does not say yet, oldest first. */
  const awaited = useRef<{ value: string; time: number }[]>([])
  const said = useRef(value)

  const write = useCallback((text: string) => {
    if (field.current) field.current.value = text
    setLook(lookOf(text, text))
  }, [])

  useLayoutEffect(() => {
    latest.current = props
  })
  useLayoutEffect(() => {
    if (said.current === value) return
    said.current = value
    const now = performance.now()
    const open = awaited.current.filter(({ time }) => now - time < patience)
    const place = open.findIndex((one) => one.value === value)
    awaited.current = open.slice(place + 1)
    if (place >= 0) return
    clearTimeout(timer.current)
    awaited.current = []
    write(value)
  }, [value, write])
  useEffect(() => () => clearTimeout(timer.current), [])

  const target = () => awaited.current.at(-1)?.value ?? said.current
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
