/**
 * What `attributes` of a settings page can say, in the lower case in which it is read; `style` is known and
 * not read.
 */
export const attributeNames = [
  'placeholder',
  'maxlength',
  'minlength',
  'min',
  'max',
  'step',
  'rows',
  'pattern',
  'required',
  'readonly',
  'disabled',
  'title',
  'autocomplete',
] as const

export type AttributeName = (typeof attributeNames)[number]
