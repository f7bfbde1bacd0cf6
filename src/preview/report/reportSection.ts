import type { TFunction } from 'i18next'
import { allRequestValidators } from '../../../schemas/generated/allRequestValidators'
import type { Validate } from '../../../schemas/generated/types'
import {
  describeError,
  type FormSection,
  type Item,
  oauthAddress,
  type PageCommand,
  type PageSession,
  planSave,
  type SaveButton,
  type Section,
  toCommand,
  type UnmetCondition,
  whyUnmet,
} from '../../renderer'
import { parseSafeAddress } from '../../ui/safeAddress'

/** What pressing a button of the page would do on a player. Payloads are JSON text; '' stands for none. */
export type Effect =
  | { kind: 'sends'; event: string; payload: string }
  /** The interface does not send it, because it could crash a player. */
  | { kind: 'refused'; event: string; payload: string; reason: string }
  | { kind: 'opens'; address: string; isSignIn: boolean }
  /** No address that the interface opens. */
  | { kind: 'unsafe'; address: string }
  /** Opens a static page of the interface by its name. */
  | { kind: 'goesTo'; pageName: string }
  | { kind: 'plans' }
  /** A link in a text of the page. */
  | { kind: 'follows'; address: string }
  /** It says nothing that can be done. */
  | { kind: 'nothing' }

/** One field as it stands now. */
export interface FieldReport {
  key: string
  id: string
  label: string
  /** Its element, an input with its type: `switch`, `input number`. */
  kind: string
  /** What it holds, as JSON text. */
  value: string
  /** What the page gave it, as JSON text, where that differs. */
  given?: string
  /** Why it is not drawn. */
  hiddenBecause?: string
  /** What a press of Save said against it. */
  error?: string
}

/** A question that is asked before something is sent. */
interface QuestionReport {
  title: string
  message: string
}

/** What a button of the page would do. */
export interface ButtonReport {
  key: string
  label: string
  hiddenBecause?: string
  question?: QuestionReport
  effect: Effect
}

/** What Save of a section would do. */
export interface SaveReport {
  label: string
  hiddenBecause?: string
  question?: QuestionReport
  /** Limits that the edited fields break; as long as there is one nothing is sent. */
  validationErrors: { id: string; label: string; text: string }[]
  effect: Effect
}

/** One section of the page. */
export interface SectionReport {
  key: string
  id: string
  /** Its label, else its id. */
  title: string
  isHidden: boolean
  /** Name of the section that the interface brings itself, for such a one. */
  coreSection?: string
  fields: FieldReport[]
  buttons: ButtonReport[]
  save?: SaveReport
}

/** A value as JSON text, indented by two unless `compact`; '' for what JSON has nothing for. Never throws. */
export function toJsonText(value: unknown, layout: 'indented' | 'compact' = 'indented'): string {
  try {
    const text: string | undefined = JSON.stringify(value, null, layout === 'indented' ? 2 : 0)
    return text ?? ''
  } catch {
    return '"(nested too deep to be shown)"'
  }
}

/** Names that the socket library keeps for itself; sending one never reaches a player. */
const reserved =
  /^(connect(_error|_timeout|ing)?|disconnect(ing)?|error|reconnect\w*|ping|pong|newListener|removeListener)$/

const validators = new Map<string, Validate>(Object.entries(allRequestValidators))

/** Why the interface would not send a request that a page asks for; undefined when it would. */
function validationErrorOf(event: string, payload: unknown): string | undefined {
  if (reserved.test(event)) return 'its name is kept for the connection itself'
  const validate = validators.get(event)
  if (!validate || validate(payload)) return undefined
  const [error] = validate.errors ?? []
  return [error?.instancePath || 'its payload', error?.message].filter(Boolean).join(' ')
}

/** Stands for the player's own address, which a preview has none of. */
const player = 'http://player.local'

/** What a command of the page would do on a player [D2.10-6 … D2.10-13]; undefined does nothing. */
export function describeEffect(command: PageCommand | undefined): Effect {
  switch (command?.kind) {
    case undefined:
      return { kind: 'nothing' }
    case 'callMethod':
      return describeRequest('callMethod', command.payload)
    case 'emit':
      return describeRequest(command.event, command.payload)
    case 'openUrl': {
      const address = parseSafeAddress(command.url, { base: player })
      return address.ok
        ? { kind: 'opens', address: address.href, isSignIn: false }
        : { kind: 'unsafe', address: command.url }
    }
    case 'oauth': {
      const address = oauthAddress({ ...command, deviceOrigin: player, pageAddress: `${player}/plugin/` })
      return address === undefined
        ? { kind: 'unsafe', address: command.performerUrl }
        : { kind: 'opens', address, isSignIn: true }
    }
    case 'goto':
      return { kind: 'goesTo', pageName: command.pageName }
    case 'plans':
      return { kind: 'plans' }
  }
}

function describeRequest(event: string, payload: unknown): Effect {
  const reason = validationErrorOf(event, payload)
  const request = { event, payload: toJsonText(payload) }
  return reason === undefined ? { kind: 'sends', ...request } : { kind: 'refused', ...request, reason }
}

/** A condition that does not hold, in words: `“mode” is "a", not "b"`. */
function describeUnmet(unmet: UnmetCondition | undefined): string | undefined {
  if (!unmet) return undefined
  const [actual, expected] = [toJsonText(unmet.actual, 'compact'), toJsonText(unmet.expected, 'compact')]
  return `“${unmet.field}” is ${actual || 'without a value'}, not ${expected || 'without a value'}`
}

/** Why an item is not drawn now, e.g. `“mode” is "a", not "b"`; undefined when it is drawn. */
export function describeHidden(session: PageSession, section: FormSection, item: Item): string | undefined {
  if (item.hidden) return '“hidden” is true'
  if (item.element === 'input' && item.type === 'hidden') return 'its type is “hidden”'
  return describeUnmet(whyUnmet(session, section, item.visibleIf))
}

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
    validationErrors: items.flatMap((item) => {
      const error = errors[item.key]
      return error
        ? [{ id: item.id, label: item.label.trim() || item.id, text: describeError(t, error) }]
        : []
    }),
    effect: describeEffect(command),
  }
}
