import type { PushUiSettings } from '../../../schemas/generated/types'
import { isSameColor } from './isSameColor'

/** The background that is set: a picture by its path, a colour, or neither. */
export type BackgroundChoice =
  { kind: 'picture'; path: string } | { kind: 'color'; color: string } | { kind: 'none' }

/** What of the player's UI settings is the background [D3-34]: its picture if it names one, as behind the panel, else its colour. */
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
