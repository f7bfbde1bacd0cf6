import { InputWrapperContext } from '@mantine/core'
import { useCallback, useMemo, type ComponentType } from 'react'
import { useStore } from 'zustand'
import type { FieldProps } from './FieldProps'
import type { SectionStore } from './form/PageSession'
import { edit } from './form/sectionState.reducers'
import type { Element, Item } from './model/Item'
import { fields } from './registry'

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
