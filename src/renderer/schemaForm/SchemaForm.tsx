import 'virtual:texts/renderer'
import 'virtual:texts/schemaForm'
// The whole package asks for a validator that it needs for its own tests only.
import Form from '@rjsf/core/lib/components/Form.js'
import type { ErrorSchema, Experimental_DefaultFormStateBehavior } from '@rjsf/utils'
import type { TFunction } from 'i18next'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import { useTranslation } from '../../i18n/TranslationProvider'
import type { SchemaItem } from '../elements/schema/element'
import { edit, fill, isEdited } from '../form/sectionState.reducers'
import { isObject, isSameValue } from '../values'
import type { PageSession } from '../form/PageSession'
import rowClasses from '../ItemRow.module.css'
import type { FormSection } from '../model/Page'
import { findErrors, type SchemaError } from './findErrors'
import { idSeparator, Untouched } from './keepUntouched'
import { useLateChanges, type LateChanges } from './lateChanges'
import { validator } from './judge'
import { changeSlowPatterns, forget } from './plainPatterns'
import { prepareSchema } from './prepareSchema'
import { prepareUiSchema } from './prepareUiSchema'
import { fields, templates } from './templates'
import { widgets } from './widgets'
import { toDrawnSchema, mergeAllOf } from './toDrawnSchema'

interface SchemaFormProps {
  session: PageSession
  section: FormSection
  item: SchemaItem
  /** Takes what has to be asked before the section may be saved. */
  offerJudge: (judge: () => Promise<boolean>) => void
}

/**
 * Defaults are filled in where an author wrote one, and nothing is made up: an object that is not there
 * stays away.
 */
const defaults: Experimental_DefaultFormStateBehavior = {
  emptyObjectFields: 'skipEmptyDefaults',
  arrayMinItems: { populate: 'requiredOnly' },
  constAsDefaults: 'skipOneOf',
  allOf: 'populateDefaults',
}

const noSubmit = <></>

/** The fields of a section that carries a JSON Schema; what is wrong with them is said at each. */
export default function SchemaForm({ session, section, item, offerJudge }: SchemaFormProps) {
  const { t } = useTranslation()
  const store = session.store(section.key)
  const value = useStore(store, (state) => state.values[item.key])
  // Each push brings new objects; a form that is the same is not put together anew.
  const written = useMemo(() => JSON.stringify([item.schema, item.uiSchema]), [item])
  const { schema, drawn, uiSchema } = useMemo(() => prepare(written), [written])
  const late = useLateChanges()
  const [untouched] = useState(() => new Untouched())
  const errors = useErrors({ session, section, item, offerJudge }, schema, late)
  // What is wrong where nothing is drawn has no field to be said at.
  const form = useRef<HTMLDivElement>(null)
  const [isUnsaid, setIsUnsaid] = useState(false)
  useLayoutEffect(() => {
    setIsUnsaid(errors.length > 0 && form.current?.querySelector('.rjsf [role=alert]') === null)
  }, [errors])
  const extraErrors = useMemo(() => toErrorSchema(t, errors), [t, errors])
  // What the form makes of a value before anybody has touched it are its defaults.
  const touched = useRef(false)
  const touch = () => {
    touched.current = true
  }
  useLayoutEffect(
    () =>
      store.subscribe((now, before) => {
        if (now.pushed === before.pushed) return
        touched.current = false
        untouched.clear()
      }),
    [store, untouched],
  )
  const formContext = useMemo(
    () => ({
      isHeaded: section.label.trim() !== '',
      late,
      changeList: (path: (string | number)[], change: (list: unknown[]) => unknown[]) =>
        store.setState((state) =>
          edit(
            state,
            item.key,
            changeAt(state.values[item.key], path, (held) => change(Array.isArray(held) ? held : [])),
          ),
        ),
    }),
    [store, item.key, section.label, late],
  )
  return (
    <div
      ref={form}
      onPointerDownCapture={touch}
      onKeyDownCapture={touch}
      onInputCapture={touch}
      onClickCapture={touch}
      onBlurCapture={() => late.settle()}
    >
      <Form
        tagName="div"
        idPrefix={section.key}
        idSeparator={idSeparator}
        schema={drawn}
        uiSchema={uiSchema}
        validator={validator}
        formData={value}
        formContext={formContext}
        widgets={widgets}
        fields={fields}
        templates={templates}
        extraErrors={extraErrors}
        noValidate
        showErrorList={false}
        experimental_defaultFormStateBehavior={defaults}
        experimental_customMergeAllOf={mergeAllOf}
        onChange={(event, id) => {
          const before = store.getState().values[item.key]
          const after = untouched.keep(before, event, id)
          if (isSameValue(after, before)) return
          store.setState((state) => {
            const isEdit = touched.current || isEdited(state, item.key)
            return (isEdit ? edit : fill)(state, item.key, after)
          })
        }}
      >
        {noSubmit}
      </Form>
      {/* What is said of the whole has no field to stand at. */}
      {isUnsaid &&
        errors.map((error) => (
          <p key={JSON.stringify(error)} role="alert" className={rowClasses.error}>
            {[error.path.join(' / '), describeSchemaError(t, error)].filter(Boolean).join(': ')}
          </p>
        ))}
    </div>
  )
}

function prepare(written: string) {
  const [pushedSchema, pushedUiSchema]: unknown[] = JSON.parse(written)
  const schema = prepareSchema(pushedSchema)
  const uiSchema = prepareUiSchema(pushedUiSchema, schema)
  return { schema, uiSchema, drawn: toDrawnSchema(changeSlowPatterns(schema, forget)) }
}

/** What is wrong with the value: asked for by Save, and once it was said, with each change. */
function useErrors(
  { session, section, item, offerJudge }: SchemaFormProps,
  schema: ReturnType<typeof prepareSchema>,
  late: LateChanges,
) {
  const store = session.store(section.key)
  const value = useStore(store, (state) => state.values[item.key])
  const [errors, setErrors] = useState<readonly SchemaError[]>([])
  const isSaid = errors.length > 0
  useLayoutEffect(() => {
    const judge = async () => {
      let judged: unknown
      let found: SchemaError[]
      // What was typed last is judged, too, and what is typed while a worker thinks.
      do {
        flushSync(() => late.flush())
        judged = store.getState().values[item.key]
        found = await findErrors(judged, schema)
      } while (store.getState().values[item.key] !== judged)
      setErrors(found)
      return found.length === 0
    }
    offerJudge(judge)
  }, [offerJudge, store, item.key, schema, late])
  useEffect(() => {
    if (!isSaid) return
    let isStale = false
    void findErrors(value, schema).then((found) => {
      if (!isStale) setErrors(found)
    })
    return () => {
      isStale = true
    }
  }, [isSaid, value, schema])
  return errors
}

/** What is wrong at a place of a form, in the user's language. */
const describeSchemaError = (t: TFunction, { code, limit = '' }: SchemaError): string =>
  t(`schemaForm.error.${code}`, { limit, ...(typeof limit === 'number' && { count: limit }) })

function toErrorSchema(t: TFunction, errors: readonly SchemaError[]): ErrorSchema {
  return errors.reduce<ErrorSchema>(
    (all, error) =>
      changeAt(all, error.path, (held) => {
        const at = typeof held === 'object' && held !== null ? held : {}
        const ownErrors: unknown = '__errors' in at ? at.__errors : []
        return {
          ...at,
          __errors: [...(Array.isArray(ownErrors) ? ownErrors : []), describeSchemaError(t, error)],
        }
      }) as ErrorSchema,
    {},
  )
}

/**
 * A copy of a value with what it holds at a place changed; what lies on the way there is made where it is
 * missing.
 */
function changeAt(
  value: unknown,
  path: readonly (string | number)[],
  change: (held: unknown) => unknown,
): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  if (Array.isArray(value)) {
    const copy: unknown[] = [...value]
    copy[Number(key)] = changeAt(copy[Number(key)], rest, change)
    return copy
  }
  const held = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
  return Object.fromEntries([
    ...Object.entries(isObject(value) ? value : {}),
    [String(key), changeAt(held, rest, change)],
  ])
}
