import { Checkbox, Radio } from '@mantine/core'
import classes from './SchemaForm.module.css'

interface Choice {
  place: number
  label: string
}

interface ListProps {
  id: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  readOnly: boolean
  choices: readonly Choice[]
}

/** Choices of which any number can be ticked. */
export function CheckboxList(
  props: ListProps & { chosen: readonly number[]; onChange: (places: number[]) => void },
) {
  const { id, labelId, describedBy, invalid, readOnly, choices, chosen, onChange } = props
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className={classes.choices}
    >
      {choices.map(({ place, label }) => (
        <Checkbox
          key={place}
          label={label}
          checked={chosen.includes(place)}
          disabled={readOnly}
          aria-invalid={invalid || undefined}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...chosen, place] : chosen.filter((one) => one !== place))
          }
        />
      ))}
    </div>
  )
}

/** Choices of which one can be ticked, all of them in sight. */
export function RadioList(
  props: ListProps & { chosen: number | undefined; onChoose: (place: number) => void },
) {
  const { id, labelId, describedBy, invalid, readOnly, choices, chosen, onChoose } = props
  return (
    <div
      id={id}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className={classes.choices}
    >
      {choices.map(({ place, label }) => (
        <Radio
          key={place}
          name={id}
          label={label}
          checked={chosen === place}
          disabled={readOnly}
          aria-invalid={invalid || undefined}
          onChange={() => onChoose(place)}
        />
      ))}
    </div>
  )
}
