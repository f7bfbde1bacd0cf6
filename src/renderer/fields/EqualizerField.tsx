import type { FieldProps } from '../FieldProps'
import { EqualizerBar } from './EqualizerBar'
import classes from './EqualizerField.module.css'

/** A row of sliders, or one; its value is the list of the bars' values in their order [D2.10-6]. */
export function EqualizerField({ item, value, onChange, labelId, describedBy }: FieldProps<'equalizer'>) {
  const values: unknown[] = Array.isArray(value) ? value : []
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className={classes.equalizer}
      data-orientation={item.orientation}
    >
      {item.bars.map((bar, position) => (
        <EqualizerBar
          // Bars have no id: their place is their identity, on the wire too.
          // oxlint-disable-next-line react/no-array-index-key
          key={position}
          bar={bar}
          position={position}
          orientation={item.orientation}
          disabled={item.readonly}
          labelId={labelId}
          value={values[position]}
          onChange={(next) =>
            onChange(item.bars.map((_, place) => (place === position ? next : values[place])))
          }
        />
      ))}
    </div>
  )
}
