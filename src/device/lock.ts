import type { PushState } from '../../schemas/generated/types'

/** An input of the player itself, which a switch of the panel turns on and off [D7-46 D7-47]. */
export type OwnInput = 'analogInput' | 'bluetooth'

// 'bluetoth' as devices spell it [D3-5].
const inputs: ReadonlyMap<string, OwnInput> = new Map([
  ['analogin', 'analogInput'],
  ['bluetooth', 'bluetooth'],
  ['bluetoth', 'bluetooth'],
])

/** Services that take the panel over while they play, whether their state says so or not [D2.3-4 D3-5]. */
const locking: ReadonlySet<string> = new Set(['airplay', 'analogin'])

/** The input of the player that a service is; undefined for all others. */
export const ownInputOf = (service: string | undefined): OwnInput | undefined =>
  service === undefined ? undefined : inputs.get(service.toLowerCase())

type Locking = Pick<PushState, 'disableUi' | 'service'>

/**
 * Whether the player takes no orders about what it plays, because another device or an input leads it [D2.3-4 D4-8]: nothing else
 * can be played meanwhile. The one definition, for all that is disabled, refused or covered then.
 */
export const isLocked = ({ disableUi, service = '' }: Locking): boolean =>
  disableUi === true || locking.has(service.toLowerCase())

/** Whether play, skip, seek, shuffle and repeat do nothing: all is locked, or the player says it of these alone. */
export const isTransportLocked = (state: Locking & Pick<PushState, 'disableUiControls'>): boolean =>
  state.disableUiControls === true || isLocked(state)
