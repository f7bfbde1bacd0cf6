import { useState } from 'react'
import type { PushUiSettings, RequestPayloads } from '../../../schemas/generated/types'
import { useDevice, useTopic, useWishes } from '../../device'
import { useTranslation } from '../../i18n/TranslationProvider'
import { Notice } from '../../ui/states'
import { isSameColor } from './Backdrop'

/** The background that is set: a picture by its path, a colour, or neither. */
type BackgroundChoice =
  | { kind: 'picture'; path: string }
  | { kind: 'color'; color: string }
  | { kind: 'none' }

/**
 * What of the player's UI settings is the background [D3-34]: its picture if it names one, as behind the
 * panel, else its colour.
 */
export const readChoice = (
  settings: Pick<PushUiSettings, 'background' | 'color'> | undefined,
): BackgroundChoice => {
  const path = settings?.background?.path?.trim() ?? ''
  if (path !== '') return { kind: 'picture', path }
  const color = settings?.color?.trim() ?? ''
  return color === '' ? { kind: 'none' } : { kind: 'color', color }
}

/** Whether two choices are the same background. */
export const isSameChoice = (one: BackgroundChoice, other: BackgroundChoice): boolean => {
  if (one.kind === 'picture') return other.kind === 'picture' && one.path === other.path
  if (one.kind === 'color') return other.kind === 'color' && isSameColor(one.color, other.color)
  return other.kind === 'none'
}

/** Why a background was not set: not sent (`offline`, `invalid`), or sent and the player did not follow. */
export type ChoiceProblem = 'offline' | 'invalid' | 'silent'

const none: BackgroundChoice = { kind: 'none' }

/**
 * The background that is set, and how to set another [D7-42]. A choice shows at once; when the player tells
 * of another background instead, or of none for 8 s, what it said last shows again.
 */
export function useBackgroundChoice() {
  const device = useDevice()
  const told = useTopic('pushUiSettings', readChoice) ?? none
  const [wish, setWish] = useState(none)
  const [problem, setProblem] = useState<{ of: BackgroundChoice['kind']; reason: ChoiceProblem }>()
  const { wishes, want } = useWishes({
    // What it tells of first may be the answer to an earlier choice.
    timeouts: { first: 8_000, doubt: 2_000 },
    push: 'pushUiSettings',
    read: (settings) => ({ background: isSameChoice(readChoice(settings), wish) ? 'wanted' : 'another' }),
    failed: () => setProblem({ of: wish.kind, reason: 'silent' }),
  })
  const choose = (choice: BackgroundChoice, payload: RequestPayloads['setBackgrounds']) => {
    const outcome = device.send('setBackgrounds', payload)
    setProblem(outcome.status === 'refused' ? { of: choice.kind, reason: outcome.reason } : undefined)
    if (outcome.status === 'refused') return
    setWish(choice)
    want({ background: 'wanted' })
  }
  return { chosen: wishes['background'] === undefined ? told : wish, saved: told, choose, problem }
}

const keys = {
  offline: 'connection.refused.offline',
  invalid: 'connection.refused.invalid',
  silent: 'appearance.silent',
} as const

/** Says beside a control why what was pressed did not happen; nothing while there is no problem. */
export const ChoiceNotice = ({ problem }: { problem: ChoiceProblem | undefined }) => {
  const { t } = useTranslation()
  return (
    <div role="alert">{problem === undefined ? null : <Notice kind="error">{t(keys[problem])}</Notice>}</div>
  )
}
