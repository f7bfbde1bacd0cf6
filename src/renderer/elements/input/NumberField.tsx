import { Input } from '@mantine/core'
import { useState, type KeyboardEvent, type CSSProperties } from 'react'
import type { Attributes, FieldProps } from '../ElementRules'
import { readNumber, toNumber, bareValue } from '../../values'
import { type InputItem, toControlText, toInputText } from './element'
import { safeColor } from '../../../ui/safeAddress'
import { useRenderer } from '../../RendererContext'
import classes from './ColorField.module.css'

/**
 * The number that an arrow key leads to from what stands in a field: the next one of the field's steps, which
 * count from `min`, within its limits. Undefined where the text is no number; an empty field begins at `min`,
 * else at 0.
 */
export function stepNumber(text: string, way: number, limits: Attributes): number | undefined {
  const { min = -Infinity, max = Infinity } = limits
  const size = limits.step !== undefined && limits.step > 0 ? limits.step : 1
  const base = limits.min ?? 0
  const reading = readNumber(text)
  if (reading.kind === 'empty') return Math.min(base, max)
  if (reading.kind !== 'number') return undefined
  // A hair of slack: 0.3 / 0.1 is a little less than 3.
  const steps = (reading.value - base) / size
  const next = base + (way > 0 ? Math.floor(steps + 1e-9) + 1 : Math.ceil(steps - 1e-9) - 1) * size
  const last = Number.isFinite(max) ? base + Math.floor((max - base) / size + 1e-9) * size : max
  return Number(Math.min(last, Math.max(min, next)).toFixed(decimalsOf(size, base)))
}

function decimalsOf(...numbers: readonly number[]): number {
  return Math.min(20, Math.max(...numbers.map((number) => String(number).split('.')[1]?.length ?? 0)))
}

/**
 * A number, written as its writer is used to [decision 021]: edited it sends a number, cleared it sends null.
 * Text that is no number, or could be two, stays as it was typed, and the check on save refuses it; a
 * browser's own number control would leave the comma out and take 25 for 2,5. Arrow up and down go by `step`.
 */
export function NumberField({ item, value, onChange, id, describedBy, invalid }: FieldProps<InputItem>) {
  const { placeholder, min, title, required } = item.attributes
  const [typed, setTyped] = useState({ text: '', value: undefined as unknown })
  const text = typed.text !== '' && typed.value === value ? typed.text : toControlText(item.type, value)
  // Phones whose digits come without a minus sign get all their keys where a number can be below 0.
  const isSigned = min === undefined ? (toNumber(bareValue(item.pushed)) ?? 0) < 0 : min < 0
  const write = (next: string) => {
    const reading = readNumber(next)
    const read = reading.kind === 'number' ? reading.value : reading.kind === 'empty' ? null : next
    setTyped({ text: next, value: read })
    onChange(read)
  }
  const step = (event: KeyboardEvent) => {
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    const next = way === undefined ? undefined : stepNumber(text, way, item.attributes)
    if (next === undefined || item.readonly || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    write(String(next))
  }
  return (
    <Input
      id={id}
      type="text"
      inputMode={isSigned ? 'text' : 'decimal'}
      value={text}
      placeholder={placeholder}
      title={title}
      readOnly={item.readonly}
      error={invalid}
      autoComplete="off"
      spellCheck={false}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={required}
      onKeyDown={step}
      onChange={(event) => write(event.currentTarget.value)}
    />
  )
}

/**
 * A colour: the browser's picker as a swatch, and the text beside it, because devices also push names and ''.
 * The swatch shows every colour that CSS knows, also those that the picker cannot hold, and is struck through
 * where there is none.
 */
export function ColorField({ item, value, onChange, id, describedBy, invalid }: FieldProps<InputItem>) {
  const { t } = useRenderer()
  const text = toInputText(value)
  const color = safeColor(text)
  const swatch: CSSProperties & { '--swatch'?: string } = color === undefined ? {} : { '--swatch': color }
  return (
    <div className={classes.color}>
      <input
        type="color"
        className={classes.swatch}
        style={swatch}
        data-empty={color === undefined || undefined}
        value={toPickerColor(text)}
        disabled={item.readonly}
        aria-label={t('renderer.pickColor', { label: item.label || item.id })}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Input
        id={id}
        className={classes.text}
        value={text}
        placeholder={item.attributes.placeholder ?? '#000000'}
        readOnly={item.readonly}
        error={invalid}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}

/** The picker takes #rrggbb only; #rgb is spelled out, the rest shows as black until somebody picks. */
function toPickerColor(text: string): string {
  if (/^#[\da-f]{6}$/i.test(text)) return text.toLowerCase()
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text)
  return short
    ? `#${short
        .slice(1)
        .map((digit) => digit.repeat(2))
        .join('')}`.toLowerCase()
    : '#000000'
}
