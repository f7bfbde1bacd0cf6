import { CloseButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useId, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import classes from './SearchField.module.css'
import { useSearchTyping } from './useSearchTyping'

interface Props {
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

/** The field that searches while one types [D2.6-1 D5-5]. It keeps what is written to itself: a key draws nothing else. */
export function SearchField({ value, onSearch, onClear, focusDelay, within, filter }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const { field, isEmpty, isShort, type, submit, clear } = useSearchTyping({ value, onSearch, onClear })
  useEffect(() => {
    if (focusDelay === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const focus = (tries: number) => {
      if (document.activeElement?.closest('[role="dialog"]')) return
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
