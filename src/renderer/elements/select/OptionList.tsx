import { Input } from '@mantine/core'
import { IconCheck, IconSearch } from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { foldText } from '../../../ui/foldText'
import type { Option } from './element'
import { useRenderer } from '../../RendererContext'
import classes from './OptionList.module.css'

const pageSize = 7

/**
 * The row that a key moves to from `active` (-1: none yet) in a list of `count` rows; undefined for other
 * keys.
 */
export function nextRow(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  const last = count - 1
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: pageSize, PageUp: -pageSize }
  const step = steps[key]
  return step === undefined ? undefined : Math.min(last, Math.max(0, active + step))
}

/** A row of an option list: which option (-1: the value that is none of them) and what it is called. */
interface OptionRow {
  index: number
  label: string
}

/**
 * Options whose label holds every word of the query, whatever the case and accents; all of them for an empty
 * query.
 */
export function matchOptions(
  options: readonly Option[],
  unknownValue: string | undefined,
  query: string,
): OptionRow[] {
  const rows = options.map((option, index) => ({ index, label: option.label }))
  if (unknownValue !== undefined) rows.unshift({ index: -1, label: unknownValue })
  const words = foldText(query)
    .split(/[\s/_-]+/)
    .filter((word) => word !== '')
  return words.length === 0 ? rows : rows.filter(({ label }) => containsAll(foldText(label), words))
}

function containsAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}

interface OptionListProps {
  labelId: string
  options: readonly Option[]
  selected: number
  unknownValue: string | undefined
  onChoose: (index: number) => void
}

const rowHeight = 44

/**
 * The opened list of a long choice: search field and the rows in sight, worked by keyboard like a native
 * list.
 */
export function OptionList({ labelId, options, selected, unknownValue, onChoose }: OptionListProps) {
  const { t } = useRenderer()
  const listId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const shownQuery = useDeferredValue(query)
  const rows = useMemo(
    () => matchOptions(options, unknownValue, shownQuery),
    [options, unknownValue, shownQuery],
  )
  const [active, setActive] = useState(() => rows.findIndex(({ index }) => index === selected))
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    initialRect: { width: 0, height: rowHeight * 7 },
  })

  // Brings the chosen row into sight once, when the list opens; afterwards the keyboard moves it.
  const opening = useRef(active)
  useEffect(() => {
    if (opening.current > 0) virtualizer.scrollToIndex(opening.current, { align: 'center' })
  }, [virtualizer])

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      const row = rows[active]
      if (row) onChoose(row.index)
      return
    }
    const next = nextRow(event.key, active, rows.length)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
    virtualizer.scrollToIndex(next)
  }

  return (
    <div>
      <Input
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-label={t('renderer.searchOptions')}
        aria-activedescendant={rows[active] ? `${listId}-${active}` : undefined}
        leftSection={<IconSearch size={16} />}
        placeholder={t('renderer.searchOptions')}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value)
          setActive(0)
          scroller.current?.scrollTo({ top: 0 })
        }}
        onKeyDown={move}
      />
      {/*
        Keyboard focus stays in the search field, which names the active row, as the combobox pattern has it; the keys
        scroll the list, so it needs no place in the tab order.
      */}
      <div
        ref={scroller}
        role="listbox"
        id={listId}
        aria-labelledby={labelId}
        tabIndex={-1}
        className={classes.scroller}
      >
        <div role="presentation" className={classes.rows} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index: position, start }) => {
            const row = rows[position]
            return (
              row && (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={row.index}
                  id={`${listId}-${position}`}
                  role="option"
                  aria-selected={row.index === selected}
                  aria-setsize={rows.length}
                  aria-posinset={position + 1}
                  data-active={position === active || undefined}
                  className={classes.row}
                  style={{ transform: `translateY(${start}px)`, height: rowHeight }}
                  onClick={() => onChoose(row.index)}
                >
                  <span className={classes.label}>{row.label}</span>
                  {row.index === selected && <IconCheck size={16} />}
                </div>
              )
            )
          })}
        </div>
      </div>
      {rows.length === 0 && (
        <p className={classes.nothing}>{t('renderer.noOptionFound', { query: shownQuery })}</p>
      )}
    </div>
  )
}
