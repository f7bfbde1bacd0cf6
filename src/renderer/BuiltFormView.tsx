import {
  useMemo,
  useRef,
  type FormEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useStore } from 'zustand'
import { useTranslation } from '../i18n/TranslationProvider'
import classes from './BuiltFormView.module.css'
import { BuiltForm, type FormCheck, type FormValues } from './form/BuiltForm'
import { ItemRow } from './ItemRow'
import type { RunCommand } from './model/PageCommand'
import { RendererContext, type ConflictWords } from './RendererContext'
import type { ContentItem } from '../../schemas/generated/types'
import { isSameValue } from './values'

interface BuiltFormViewProps {
  form: BuiltForm
  /** Of the <form>, so that a button elsewhere submits it with `type="submit" form={id}`. */
  id?: string
  /** Called with the values once every field keeps its limits: by Enter or by a submit button. */
  onSubmit?: (values: FormValues) => void
  /** Judges what no field can judge alone, e.g. whether two passwords are the same. */
  check?: FormCheck
  /** A button of the form was pressed: the `method` of its onClick, and its `data`. */
  onAction?: (method: string, data: unknown) => void
  /**
   * The first field that can be written has the focus, in a modal, too: somebody has just opened the form.
   */
  takesFocus?: boolean
  /** Where it is not the player that changes values; the same from render to render. */
  conflict?: ConflictWords
}

const writable = 'input:not([readonly]), textarea:not([readonly])'

/**
 * Focuses the first field below `element` that has an error. Fields learn of theirs with the next paint, so
 * that there is nothing to focus before.
 */
export function focusInvalid(element: HTMLElement | null): void {
  requestAnimationFrame(() => element?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

/**
 * Draws the rows of a form that the interface builds itself, inside a modal, a wizard step or a core section.
 */
export function BuiltFormView(props: BuiltFormViewProps) {
  const { form, id, onSubmit, check, onAction, takesFocus = false, conflict } = props
  const { t } = useTranslation()
  useStore(form.session.page)
  const element = useRef<HTMLFormElement>(null)
  const tools = useMemo(() => {
    const run: RunCommand = (command) => {
      if (command.kind === 'callMethod')
        onAction?.(String(command.payload['method']), command.payload['data'])
      return Promise.resolve(true)
    }
    const nothing = { sectionImage: (image: string) => image, openDoc: undefined }
    return { t, run, showDescriptions: true, conflict, ...nothing }
  }, [t, onAction, conflict])

  useLayoutEffect(() => {
    if (!takesFocus) return
    const field = element.current?.querySelector<HTMLElement>(writable)
    // A modal focuses what bears the mark once it is open.
    field?.setAttribute('data-autofocus', '')
    field?.focus()
  }, [takesFocus])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form in a portal bubbles in React's tree up to a form around it.
    event.stopPropagation()
    const values = form.submit(check)
    if (values) onSubmit?.(values)
    else focusInvalid(element.current)
  }

  const { section, session } = form
  return (
    <RendererContext value={tools}>
      <form ref={element} id={id} className={classes.form} noValidate onSubmit={submit}>
        {section.items.map((item) => (
          <ItemRow key={item.key} session={session} section={section} item={item} />
        ))}
        {/* Enter submits a form of several fields only where it has a submit button. */}
        {onSubmit && <button type="submit" hidden aria-hidden tabIndex={-1} />}
      </form>
    </RendererContext>
  )
}

/**
 * A form built from content items, for as long as the component is mounted. Items of other content reach the
 * form after the render; equal ones do not, so callers may build them anew each time.
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
