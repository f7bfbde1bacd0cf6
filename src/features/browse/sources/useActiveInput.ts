import { useTopic } from '../../../device'

/** Title of the input that the player says is active, which marks the item of that name [D7-16]; undefined where none is. */
export const useActiveInput = (): string | undefined => useTopic('pushActiveDumbInput')?.trim() || undefined
