import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils'
import type { ComponentType } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { EqualizerField } from '../elements/equalizer/Field'
import type { EqualizerItem } from '../elements/equalizer/element'
import type { ItemBase } from '../elements/ElementRules'
import type { InputItem, InputType } from '../elements/input/element'
import { InputField } from '../elements/input/Field'
import { SelectField } from '../elements/select/Field'
import type { SelectItem } from '../elements/select/element'
import { SwitchField } from '../elements/switch/Field'
import { toBar } from '../elements/bar'
import { isObject, isSameValue, toText } from '../values'
import { CheckboxList, RadioList } from './ChoiceLists'
import { useLateChange } from './lateChanges'
import { ProblemNotices } from './ProblemNotices'
import { fromDateTime, fromTime, toDateTime, toTime } from './moments'

// The widgets of the form library are the elements of every other page: each makes the item that its element
// draws out of what the library hands it.

/** Ids of a field's parts, by the id that the library gives it. */
export const labelId = (id: string) => `${id}-label`
export const noteId = (id: string) => `${id}-note`

const baseOf = ({ id, label, disabled, readonly, value }: WidgetProps): ItemBase => ({
  key: id,
  id,
  label,
  description: '',
  doc: '',
  hidden: false,
  readonly: disabled === true || readonly === true,
  pushed: value,
  notices: [],
})

const frameOf = ({ id, rawErrors }: WidgetProps) => ({
  id,
  labelId: labelId(id),
  // Always: the library does not say whether there is a note, and a name that leads nowhere is passed over.
  describedBy: noteId(id),
  invalid: (rawErrors?.length ?? 0) > 0,
})

const asNumber = (held: unknown): number | undefined => (typeof held === 'number' ? held : undefined)

function inputOf(props: WidgetProps, type: InputType): InputItem {
  const { schema, options, placeholder, required } = props
  const limits = { min: asNumber(schema.minimum), max: asNumber(schema.maximum) }
  const attributes = {
    placeholder: placeholder || undefined,
    rows: asNumber(options.rows),
    maxlength: asNumber(schema.maxLength),
    ...(type === 'number' || type === 'range' ? limits : {}),
    step: asNumber(schema.multipleOf) ?? (schema.type === 'integer' ? 1 : undefined),
    autocomplete: typeof options.autocomplete === 'string' ? options.autocomplete : undefined,
    required: required || undefined,
  }
  const known = Object.entries(attributes).filter(([, value]) => value !== undefined)
  return { ...baseOf(props), element: 'input', type, attributes: Object.fromEntries(known) }
}

/** An input of a type. What is cleared is not there any more, unless the author says what stands for it. */
const inputWidget = (type: InputType) =>
  function InputWidget(props: WidgetProps) {
    const { id, onChange, options, registry } = props
    const [value, change] = useLateChange(registry.formContext.late, id, props.value, onChange)
    return (
      <InputField
        {...frameOf(props)}
        item={inputOf(props, type)}
        value={value ?? ''}
        onChange={(next) => change(next === '' || next === null ? options.emptyValue : next)}
      />
    )
  }

/**
 * A moment. Where the schema has the format for it, it is written with its zone, which the browser's control
 * has not; else it is what the control says.
 */
const momentWidget = (
  type: InputType,
  format: string,
  toControl: (text: string) => string,
  toValue: (text: string) => string,
) =>
  function MomentWidget(props: WidgetProps) {
    const { value, onChange, schema, options } = props
    const hasZone = schema.format === format
    return (
      <InputField
        {...frameOf(props)}
        item={inputOf(props, type)}
        value={hasZone ? toControl(toText(value)) : value}
        onChange={(next) => {
          const text = toText(next)
          onChange(text === '' ? options.emptyValue : hasZone ? toValue(text) : text)
        }}
      />
    )
  }

function CheckboxWidget(props: WidgetProps) {
  return (
    <SwitchField
      {...frameOf(props)}
      item={{ ...baseOf(props), element: 'switch' }}
      value={props.value}
      onChange={props.onChange}
    />
  )
}

/** The choices of a field; values may be of any kind, so each is known by its place. */
const choicesOf = ({ options }: WidgetProps) =>
  (options.enumOptions ?? []).map(({ label, value }, place) => ({
    place,
    label: label || toText(value),
    value,
  }))

/** Stands among the places of choices for none of them; -1 is the value that is no choice. */
const noChoice = -2

/** A choice of one. Where nothing has to be chosen, nothing can be chosen again. */
function SelectWidget(props: WidgetProps) {
  const { t } = useTranslation()
  if (props.multiple) return <CheckboxesWidget {...props} />
  const choices = choicesOf(props)
  const chosen = choices.find(({ value }) => isSameValue(value, props.value))?.place
  const isOptional = !props.required && props.schema.default === undefined
  const options = choices.map(({ place, label }) => ({ value: place, label, raw: place }))
  const item: SelectItem = {
    ...baseOf(props),
    element: 'select',
    options: isOptional
      ? [{ value: noChoice, label: t('schemaForm.none'), raw: noChoice }, ...options]
      : options,
    placeholder: props.placeholder ?? '',
    // A value that is none of the choices stays one until another is chosen.
    pushed: chosen === undefined ? unknownValue(props.value) : chosen,
  }
  return (
    <SelectField
      {...frameOf(props)}
      item={item}
      value={chosen ?? (props.value === undefined && isOptional ? noChoice : unknownValue(props.value))}
      onChange={(next) => {
        if (next === noChoice) props.onChange(undefined)
        else if (typeof next === 'number') props.onChange(choices[next]?.value)
      }}
    />
  )
}

const unknownValue = (value: unknown) =>
  value === undefined || value === null || value === '' ? undefined : toText(value) || JSON.stringify(value)

function RadioWidget(props: WidgetProps) {
  const choices = choicesOf(props)
  return (
    <RadioList
      {...frameOf(props)}
      choices={choices}
      readOnly={baseOf(props).readonly}
      chosen={choices.find(({ value }) => isSameValue(value, props.value))?.place}
      onChoose={(place) => props.onChange(choices[place]?.value)}
    />
  )
}

function CheckboxesWidget(props: WidgetProps) {
  const choices = choicesOf(props)
  const held: unknown[] = Array.isArray(props.value) ? props.value : []
  const isChosen = (value: unknown) => held.some((one) => isSameValue(one, value))
  return (
    <CheckboxList
      {...frameOf(props)}
      choices={choices}
      readOnly={baseOf(props).readonly}
      chosen={choices.filter(({ value }) => isChosen(value)).map(({ place }) => place)}
      onChange={(places) => {
        // What is none of the choices was somebody's word, and stays.
        const others = held.filter((one) => !choices.some(({ value }) => isSameValue(one, value)))
        const chosen = choices.filter(({ place }) => places.includes(place)).map(({ value }) => value)
        props.onChange([...others, ...chosen])
      }}
    />
  )
}

/** A list of numbers as sliders side by side; `ui:options` may bring `orientation` and the `bars`. */
function EqualizerWidget(props: WidgetProps) {
  const { value, schema, options } = props
  const held: unknown[] = Array.isArray(value) ? value : []
  const limits = isObject(schema.items) ? schema.items : {}
  const written: unknown[] = Array.isArray(options['bars']) ? options['bars'] : []
  const count = Math.max(held.length, written.length, asNumber(schema.minItems) ?? 0)
  const bars = Array.from({ length: count }, (_, place) =>
    toBar({
      min: limits['minimum'],
      max: limits['maximum'],
      step: limits['multipleOf'],
      ...(isObject(written[place]) ? written[place] : {}),
    }),
  )
  const item: EqualizerItem = {
    ...baseOf(props),
    element: 'equalizer',
    orientation: options['orientation'] === 'horizontal' ? 'horizontal' : 'vertical',
    bars,
  }
  return (
    <EqualizerField
      {...frameOf(props)}
      item={item}
      value={held}
      onChange={(next) =>
        props.onChange(
          Array.isArray(next)
            ? next.map((one, place) => (typeof one === 'number' ? one : bars[place]?.min))
            : next,
        )
      }
    />
  )
}

const HiddenWidget = () => null

const TextField = inputWidget('text')
const NumberField = inputWidget('number')

/**
 * A widget that an author names is looked up by that name whatever its value is, for only with all that holds
 * is it known of which type: one of another type has the widget that it would have without.
 */
const forType = (types: readonly string[], Widget: ComponentType<WidgetProps>) =>
  function NamedWidget(props: WidgetProps) {
    const type = [props.schema.type].flat().find((one) => one !== 'null')
    if (type === undefined || types.includes(type)) return <Widget {...props} />
    if (type === 'string') return <TextField {...props} />
    if (type === 'boolean') return <CheckboxWidget {...props} />
    const isNumber = type === 'number' || type === 'integer'
    return isNumber ? (
      <NumberField {...props} />
    ) : (
      <ProblemNotices problems={[{ code: 'unsupported', detail: '' }]} />
    )
  }

const asText = (type: InputType) => forType(['string'], inputWidget(type))
const asNumbers = (type: InputType) => forType(['number', 'integer'], inputWidget(type))
const dateTime = momentWidget('datetime-local', 'date-time', toDateTime, fromDateTime)
const time = momentWidget('time', 'time', toTime, fromTime)

/** By the names that the library has for them, and by those that schemas and uiSchemas use. */
export const widgets: RegistryWidgetsType = {
  TextWidget: TextField,
  PasswordWidget: inputWidget('password'),
  EmailWidget: inputWidget('email'),
  URLWidget: inputWidget('url'),
  TextareaWidget: inputWidget('textarea'),
  ColorWidget: inputWidget('color'),
  RangeWidget: inputWidget('range'),
  UpDownWidget: NumberField,
  DateWidget: inputWidget('date'),
  DateTimeWidget: dateTime,
  TimeWidget: time,
  CheckboxWidget,
  SelectWidget,
  RadioWidget,
  CheckboxesWidget,
  HiddenWidget,
  text: asText('text'),
  password: asText('password'),
  email: asText('email'),
  uri: asText('url'),
  textarea: asText('textarea'),
  color: asText('color'),
  date: asText('date'),
  datetime: forType(['string'], dateTime),
  'date-time': forType(['string'], dateTime),
  time: forType(['string'], time),
  month: asText('month'),
  week: asText('week'),
  ip: asText('ip'),
  ipv4: asText('ip'),
  number: asNumbers('number'),
  updown: asNumbers('number'),
  range: asNumbers('range'),
  checkbox: forType(['boolean'], CheckboxWidget),
  checkboxes: forType(['array'], CheckboxesWidget),
  equalizer: forType(['array'], EqualizerWidget),
  // Choices are of any type, or of none.
  select: SelectWidget,
  radio: RadioWidget,
  hidden: HiddenWidget,
}
