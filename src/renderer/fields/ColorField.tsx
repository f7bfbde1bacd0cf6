import { Input } from '@mantine/core'
import type { CSSProperties } from 'react'
import { safeColor } from '../../ui/safeColor'
import type { FieldProps } from '../FieldProps'
import { useRenderer } from '../RendererContext'
import classes from './ColorField.module.css'
import { toInputText } from './toInputText'

/**
 * A colour: the browser's picker as a swatch, and the text beside it, because devices also push names and ''. The swatch
 * shows every colour that CSS knows, also those that the picker cannot hold, and is struck through where there is none.
 */
export function ColorField({ item, value, onChange, id, describedBy, invalid }: FieldProps<'input'>) {
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
