import type { PlayerContext } from '../core/PlayerContext'

/** Whether there is a CD in the drive; it comes with one, and /control takes it out and puts it in. */
export const isCdIn = ({ faults }: Pick<PlayerContext, 'faults'>): boolean => !faults.happens('cd-missing')
