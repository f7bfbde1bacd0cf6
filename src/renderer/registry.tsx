import type { ComponentType } from 'react'
import { ButtonField } from './fields/ButtonField'
import { EqualizerField } from './fields/EqualizerField'
import { InputField } from './fields/InputField'
import { SelectField } from './fields/SelectField'
import { SwitchField } from './fields/SwitchField'
import { UnknownField } from './fields/UnknownField'
import type { FieldProps } from './FieldProps'
import type { Element } from './model/Item'

/** Which field draws which element. The vocabulary is closed: the compiler asks for a line per element [D2.10-4]. */
export const fields = {
  input: InputField,
  switch: SwitchField,
  select: SelectField,
  button: ButtonField,
  equalizer: EqualizerField,
  unknown: UnknownField,
} satisfies { [E in Element]: ComponentType<FieldProps<E>> }
