import { InputWrapperContext } from '@mantine/core'
import { useCallback, useMemo, type ComponentType } from 'react'
import { useStore } from 'zustand'
import type { SectionStore } from '../form/PageSession'
import { edit } from '../form/sectionState.reducers'
import { ButtonField } from './button/Field'
import type { AuthoredItem, ItemOf } from './elements'
import { EqualizerField } from './equalizer/Field'
import type { FieldProps } from './ElementRules'
import { InputField } from './input/Field'
import { SelectField } from './select/Field'
import { SwitchField } from './switch/Field'
import { UnknownField } from './unknown/Field'

/**
 * Which field draws which element. The vocabulary is closed: the compiler asks for a line per element
 * [D2.10-4].
 */
const fields = {
  button: ButtonField,
  equalizer: EqualizerField,
  input: InputField,
  select: SelectField,
  switch: SwitchField,
  unknown: UnknownField,
} satisfies { [E in AuthoredItem['element']]: ComponentType<FieldProps<ItemOf<E>>> }

interface FieldHostProps {
  store: SectionStore
  item: AuthoredItem
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

/**
 * The control of one item, tied to its value: a key pressed in it renders this and nothing else of the page.
 */
export function FieldHost({ store, item, id, labelId, describedBy, invalid }: FieldHostProps) {
  const value = useStore(store, (state) => state.values[item.key])
  const onChange = useCallback(
    (next: unknown) => store.setState((state) => edit(state, item.key, next)),
    [store, item.key],
  )
  // Mantine's inputs take what describes them from here only and drop an aria-describedby of their own.
  const wrapper = useMemo(() => ({ ...noWrapper, describedBy }), [describedBy])
  // The registry pairs each element with a field of its own props, which the union of both no longer shows.
  const Field = fields[item.element] as ComponentType<FieldProps<AuthoredItem>>
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
