import { useCallback, useLayoutEffect, useReducer, useRef, type RefObject } from 'react'
import { isFromPage } from '../channel/isFromPage'
import type { ToPage } from '../channel/ToPage'
import { nothingKnown, withEvent, type Knowledge } from './knowledge'

/** The page in its frame. */
interface PageFrame {
  frame: RefObject<HTMLIFrameElement | null>
  known: Knowledge
  tell: (message: ToPage) => void
  clearLog: () => void
}

/** Listens to the page in a frame and talks to it. */
export function usePageFrame(): PageFrame {
  const frame = useRef<HTMLIFrameElement>(null)
  const [known, dispatch] = useReducer(withEvent, nothingKnown)
  // With the commit that makes the frame, so that its first word is heard.
  useLayoutEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow || !isFromPage(data)) return
      dispatch({ message: data, time: new Date() })
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  // Files without a server have no origin to name.
  const tell = useCallback((message: ToPage) => frame.current?.contentWindow?.postMessage(message, '*'), [])
  const clearLog = useCallback(() => dispatch('log.cleared'), [])
  return { frame, known, tell, clearLog }
}
