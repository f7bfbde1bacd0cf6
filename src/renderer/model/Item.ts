import type { inputTypes } from '../../../schemas/page/inputTypes'
import type { Notice } from './Notice'

/** Condition of visibility: the named field's value, or its `value.value`, equals `value` [D2.10-5]. */
export interface VisibleIf {
  field: string
  value: unknown
}

export type InputType = (typeof inputTypes)[number]

/** Limits and hints of a field, from wherever its author wrote them (see `toAttributes`); numbers are numbers here. */
export interface Attributes {
  placeholder?: string
  maxlength?: number
  minlength?: number
  min?: number
  max?: number
  step?: number
  /** Lines of a textarea. */
  rows?: number
  pattern?: string
  required?: boolean
  title?: string
  autocomplete?: string
}

/** One entry of a select: `raw` is the whole object as pushed, which is what Save sends. */
export interface Option {
  value: unknown
  label: string
  raw: unknown
}

/** One slider of an equaliser, with numbers made of what may have come as strings. */
export interface Bar {
  min: number
  max: number
  step: number
  /** Two handles; the bar's value is a pair. */
  range: boolean
  tooltip: 'always' | 'show' | 'hide'
  ticks: number[]
  ticksLabels: string[]
  /** Places of the ticks in percent of the track, in the order of `ticks`. */
  ticksPositions: number[]
  /** A value within this distance of a tick becomes the tick [D9-36]; 0 without ticks. */
  snapBounds: number
}

interface ItemBase {
  /** Unique in its section, stable over re-pushes, safe as a form field's name. */
  key: string
  /** The author's id; '' when there is none. */
  id: string
  label: string
  description: string
  doc: string
  hidden: boolean
  readonly: boolean
  visibleIf?: VisibleIf
  /** The value exactly as pushed: what Save sends while nobody edited it. */
  pushed: unknown
  notices: Notice[]
}

export interface InputItem extends ItemBase {
  element: 'input'
  type: InputType
  attributes: Attributes
}

export interface SwitchItem extends ItemBase {
  element: 'switch'
}

export interface SelectItem extends ItemBase {
  element: 'select'
  options: Option[]
  placeholder: string
}

export interface ButtonItem extends ItemBase {
  element: 'button'
  buttonLabel: string
  onClick: Record<string, unknown> | undefined
}

export interface EqualizerItem extends ItemBase {
  element: 'equalizer'
  orientation: 'horizontal' | 'vertical'
  bars: Bar[]
}

/** A content item of an element that the vocabulary does not have: its words are shown, its value is kept. */
export interface UnknownItem extends ItemBase {
  element: 'unknown'
}

/** A content item after normalise: the closed vocabulary [D2.10-4]. */
export type Item = InputItem | SwitchItem | SelectItem | ButtonItem | EqualizerItem | UnknownItem

/** The elements that have a field in the registry. */
export type Element = Item['element']

/** The item type of one element. */
export type ItemOf<E extends Element> = Extract<Item, { element: E }>
