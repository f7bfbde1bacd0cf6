import type { TFunction } from 'i18next'
import { useEffect, useEffectEvent } from 'react'
import type { ContentItem } from '../../../schemas/generated/types'
import { playlistNameProblem } from '../../device'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useBuiltForm, textIn, useFormValue, type BuiltForm, type FormValues } from '../../renderer'

const buildNameForm = (label: string, value: string): ContentItem[] => [
  { id: 'name', element: 'input', type: 'text', label, value, attributes: [{ autocomplete: 'off' }] },
]

/** The name that a form holds, without the spaces around it; '' for none. */
const nameIn = (values: FormValues): string => textIn(values, 'name').trim()

/** Says of a name that no player can keep why that is. */
const checkName = (values: FormValues, t: TFunction): Record<string, string> => {
  const problem = playlistNameProblem(nameIn(values))
  return problem ? { name: t(`playlistNames.${problem}`) } : {}
}

interface NameForm {
  form: BuiltForm
  /** As typed so far, without the spaces around it; '' for none. */
  name: string
  check: (values: FormValues) => Record<string, string>
}

/**
 * A form of one field for the name of a playlist, which says at once when no player can keep such a name.
 * Calls `onOther` with each other name; `first` is the one that stands there.
 */
export function useNameForm(label: string, onOther: () => void, first = ''): NameForm {
  const { t } = useTranslation()
  const form = useBuiltForm(buildNameForm(label, first))
  const typed = useFormValue(form, 'name')
  const tell = useEffectEvent(onOther)
  useEffect(() => {
    tell()
    const { name: problem } = checkName({ name: typed }, t)
    if (problem !== undefined) form.refuse('name', problem)
  }, [form, typed, t])
  return { form, name: nameIn({ name: typed }), check: (values) => checkName(values, t) }
}
