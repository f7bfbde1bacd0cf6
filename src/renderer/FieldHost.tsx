import { Button, Checkbox, Slider, Switch, InputWrapperContext } from '@mantine/core'
import { useState, type ComponentType, useCallback, useMemo } from 'react'
import { useStore } from 'zustand'
import type { FieldProps } from './FieldProps'
import { pageButton } from './pageParts'
import { useRenderer } from './RendererContext'
import { toCommand } from './toCommand'
import { EqualizerBar, toBarValue } from './fields/EqualizerBar'
import classes from './fields/EqualizerField.module.css'
import { isOn } from './visibility'
import { bareValue, toBar } from './normalise/values'
import rangeFieldClasses from './fields/RangeField.module.css'
import thumbClasses from './fields/sliderThumb.module.css'
import type { InputType, Element, Item } from './model/Item'
import { ColorField, NumberField } from './fields/NumberField'
import { PasswordField, TextAreaField, TextField } from './fields/TextField'
import { hasLines } from './fields/inputText'
import switchFieldClasses from './fields/SwitchField.module.css'
import { SelectField } from './fields/SelectField'
import type { SectionStore } from './form/PageSession'
import { edit } from './form/sectionState.reducers'

/** A button of the page; what it does is data [D2.10-7]. One that says nothing to do is disabled. */
function ButtonField({ item, id, describedBy }: FieldProps<'button'>) {
  const { run, t } = useRenderer()
  const [running, setRunning] = useState(false)
  const command = toCommand(item.onClick)

  const press = async () => {
    if (!command) return
    setRunning(true)
    try {
      await run(command)
    } finally {
      setRunning(false)
    }
  }

  return (
    <Button
      id={id}
      classNames={pageButton}
      variant="default"
      disabled={!command || item.readonly}
      loading={running}
      aria-describedby={describedBy}
      onClick={() => void press()}
    >
      {item.buttonLabel.trim() || item.label.trim() || item.id.trim() || t('renderer.unnamedButton')}
    </Button>
  )
}

/** A row of sliders, or one; its value is the list of the bars' values in their order [D2.10-6]. */
function EqualizerField({ item, value, onChange, labelId, describedBy }: FieldProps<'equalizer'>) {
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

/** An input of type checkbox; once ticked or cleared it sends a plain boolean. */
function CheckboxField({ item, value, onChange, id, describedBy, invalid }: FieldProps<'input'>) {
  return (
    <Checkbox
      id={id}
      checked={isOn(value)}
      disabled={item.readonly}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

const classNames = { thumb: thumbClasses.thumb ?? '' }

/**
 * An input of type range: one slider with its value beside it; moved it sends a number. Its limits are repaired as those
 * of an equaliser's bar; a value beyond them shows as the nearest that the slider has.
 */
function RangeField({ item, value, onChange, labelId, describedBy }: FieldProps<'input'>) {
  const bar = toBar(item.attributes)
  const number = toBarValue(bar, bareValue(value))
  return (
    <div className={rangeFieldClasses.range}>
      <Slider
        className={rangeFieldClasses.slider}
        classNames={classNames}
        min={bar.min}
        max={bar.max}
        step={bar.step}
        value={number}
        label={null}
        disabled={item.readonly}
        thumbProps={{ 'aria-labelledby': labelId, 'aria-describedby': describedBy }}
        onChange={onChange}
      />
      <output className={rangeFieldClasses.value}>{number}</output>
    </div>
  )
}

const byType: Partial<Record<InputType, ComponentType<FieldProps<'input'>>>> = {
  number: NumberField,
  range: RangeField,
  password: PasswordField,
  color: ColorField,
  checkbox: CheckboxField,
  textarea: TextAreaField,
}

/**
 * An input, drawn by its type; every type without a drawing of its own is text to the browser's own control. Text that came
 * with lines keeps them, whatever its author called it, and also while the last line end of it is being deleted.
 */
function InputField(props: FieldProps<'input'>) {
  const { item, value } = props
  const isOfLines = item.type === 'text' && (hasLines(item.pushed) || hasLines(value))
  const Field = isOfLines ? TextAreaField : (byType[item.type] ?? TextField)
  return <Field {...props} />
}

const switchFieldClassNames = { thumb: switchFieldClasses.thumb ?? '' }

/** A switch. Devices push 'true' and {value: true} as well as true; once moved it sends a plain boolean. */
function SwitchField({ item, value, onChange, id, describedBy, invalid }: FieldProps<'switch'>) {
  return (
    <Switch
      id={id}
      size="md"
      classNames={switchFieldClassNames}
      checked={isOn(value)}
      disabled={item.readonly}
      withThumbIndicator={false}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

/** Nothing to operate: the row around shows the item's words and says that the element is unknown. */
function UnknownField(_props: FieldProps<'unknown'>) {
  return null
}

/** Which field draws which element. The vocabulary is closed: the compiler asks for a line per element [D2.10-4]. */
export const fields = {
  input: InputField,
  switch: SwitchField,
  select: SelectField,
  button: ButtonField,
  equalizer: EqualizerField,
  unknown: UnknownField,
} satisfies { [E in Element]: ComponentType<FieldProps<E>> }

interface FieldHostProps {
  store: SectionStore
  item: Item
  id: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
}

const noWrapper = {
  offsetBottom: false,
  offsetTop: false,
  getStyles: null,
  inputId: undefined,
  labelId: undefined,
}

/** The control of one item, tied to its value: a key pressed in it renders this and nothing else of the page. */
export function FieldHost({ store, item, id, labelId, describedBy, invalid }: FieldHostProps) {
  const value = useStore(store, (state) => state.values[item.key])
  const onChange = useCallback(
    (next: unknown) => store.setState((state) => edit(state, item.key, next)),
    [store, item.key],
  )
  // Mantine's inputs take what describes them from here only and drop an aria-describedby of their own.
  const wrapper = useMemo(() => ({ ...noWrapper, describedBy }), [describedBy])
  // The registry pairs each element with a field of its own props, which the union of both no longer shows.
  const Field = fields[item.element] as ComponentType<Omit<FieldProps<Element>, 'item'> & { item: Item }>
  return (
    <InputWrapperContext value={wrapper}>
      <Field
        item={item}
        value={value}
        id={id}
        labelId={labelId}
        describedBy={describedBy}
        invalid={invalid}
        onChange={onChange}
      />
    </InputWrapperContext>
  )
}
