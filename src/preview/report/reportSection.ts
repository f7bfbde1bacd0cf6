import type { TFunction } from 'i18next'
import {
  describeError,
  planSave,
  toCommand,
  whyUnmet,
  type FormSection,
  type Item,
  type PageSession,
  type SaveButton,
  type Section,
} from '../../renderer'
import { describeEffect } from './describeEffect'
import { describeHidden } from './describeHidden'
import { describeUnmet } from './describeUnmet'
import type { ButtonReport, FieldReport, SaveReport, SectionReport } from './SectionReport'
import { toJsonText } from './toJsonText'

/** What there is to know of a section now. Limits are told in the language of `t`. */
export function reportSection(t: TFunction, session: PageSession, section: Section): SectionReport {
  const base = { key: section.key, id: section.id, isHidden: section.hidden }
  if (section.kind === 'core') {
    const { coreSection } = section
    return { ...base, title: section.label.trim() || coreSection, coreSection, fields: [], buttons: [] }
  }
  const fields = section.items.filter(({ element }) => element !== 'button')
  return {
    ...base,
    title: section.label.trim() || section.id || 'Section without a name',
    fields: fields.map((item) => reportField(t, session, section, item)),
    buttons: section.items.flatMap((item) => reportButton(session, section, item) ?? []),
    ...(section.save && { save: reportSave(t, session, section, section.save) }),
  }
}

function reportField(t: TFunction, session: PageSession, section: FormSection, item: Item): FieldReport {
  const { values, errors } = session.store(section.key).getState()
  const [value, given] = [values[item.key], item.pushed].map((one) => toJsonText(one, 'compact'))
  const hiddenBecause = describeHidden(session, section, item)
  const error = errors[item.key]
  return {
    key: item.key,
    id: item.id,
    label: item.label.trim(),
    kind: item.element === 'input' ? `input ${item.type}` : item.element,
    value: value ?? '',
    ...(given !== value && { given: given ?? '' }),
    ...(hiddenBecause !== undefined && { hiddenBecause }),
    ...(error && { error: describeError(t, error) }),
  }
}

function reportButton(session: PageSession, section: FormSection, item: Item): ButtonReport | undefined {
  if (item.element !== 'button') return undefined
  const command = toCommand(item.onClick)
  const hiddenBecause = describeHidden(session, section, item)
  return {
    key: item.key,
    label: item.buttonLabel.trim() || item.label.trim() || item.id || 'Button without a name',
    ...(hiddenBecause !== undefined && { hiddenBecause }),
    ...(command?.confirm && { question: command.confirm }),
    effect: describeEffect(command),
  }
}

function reportSave(t: TFunction, session: PageSession, section: FormSection, save: SaveButton): SaveReport {
  const { items, errors, command } = planSave(session, section, save)
  const hiddenBecause = describeUnmet(whyUnmet(session, section, save.visibleIf))
  return {
    label: save.label.trim() || t('renderer.save'),
    ...(hiddenBecause !== undefined && { hiddenBecause }),
    ...(save.confirm && { question: save.confirm }),
    objections: items.flatMap((item) => {
      const error = errors[item.key]
      return error
        ? [{ id: item.id, label: item.label.trim() || item.id, text: describeError(t, error) }]
        : []
    }),
    effect: describeEffect(command),
  }
}
