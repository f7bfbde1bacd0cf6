import { useEffect, useState } from 'react'

/** How long a toast stays, and how long once the pointer has left it, in ms [D9-17]. */
export const toastTime = { open: 5000, extended: 1000 }

/** The running time of a toast: how many ms this run lasts (undefined while held), and how to hold and release it. */
export interface ToastTime {
  run: number | undefined
  hold: () => void
  release: () => void
}

/** Calls `onEnd` after 5 s; while held the clock stands, after that 1 s is left. A new `showing` starts it anew. */
export const useToastTime = (showing: number, onEnd: () => void): ToastTime => {
  const [state, setState] = useState<{ showing: number; run: number | undefined }>({
    showing,
    run: toastTime.open,
  })
  if (state.showing !== showing) setState({ showing, run: toastTime.open })
  useEffect(() => {
    if (state.run === undefined) return undefined
    const timer = setTimeout(onEnd, state.run)
    return () => clearTimeout(timer)
  }, [state, onEnd])
  return {
    run: state.run,
    hold: () => setState({ showing, run: undefined }),
    release: () => setState({ showing, run: toastTime.extended }),
  }
}
