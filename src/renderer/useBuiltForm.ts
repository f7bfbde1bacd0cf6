import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ContentItem } from '../../schemas/generated/types'
import { BuiltForm } from './form/BuiltForm'
import { isSameValue } from './form/isSameValue'

/**
 * A form built from content items, for as long as the component is mounted. Items of other content reach the form after
 * the render; equal ones do not, so callers may build them anew each time.
 */
export function useBuiltForm(content: readonly ContentItem[]): BuiltForm {
  const [form] = useState(() => new BuiltForm(content))
  const pushed = useRef(content)
  useEffect(() => {
    if (isSameValue(pushed.current, content)) return
    pushed.current = content
    form.push(content)
  })
  return form
}

/** What a field of a built form holds now; renders when it changes. */
export function useFormValue(form: BuiltForm, id: string): unknown {
  const { session } = form
  return useSyncExternalStore(
    session.subscribe,
    useCallback(() => form.value(id), [form, id]),
  )
}

/** Whether anything in a built form differs from what was pushed; renders when that changes. */
export function useFormHasEdits({ session }: BuiltForm): boolean {
  return useSyncExternalStore(session.subscribe, session.hasEdits)
}
