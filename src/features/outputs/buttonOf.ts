import type { Output } from './Output'

/** The button that an output has: pause while it plays, play where it is paused or stopped and available, else none [D2.8-6]. */
export const buttonOf = ({
  status,
  isAvailable,
  id,
}: Pick<Output, 'status' | 'isAvailable' | 'id'>): 'play' | 'pause' | undefined => {
  if (id === '') return undefined
  if (status === 'play') return 'pause'
  return isAvailable ? 'play' : undefined
}
