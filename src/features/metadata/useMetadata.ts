import { useEffect, useRef, useState } from 'react'
import { useOrigin } from '../../device'
import { useBrand } from '../../ui/brand/useBrand'
import { askMetadata, type MetadataQuestion } from './askMetadata'
import type { Metadata } from './readMetadata'

/** How a question stands [D4-36]: nobody asked, the player thinks, it has told, it has nothing. */
export type MetadataPhase = 'idle' | 'loading' | 'success' | 'error'

/**
 * Asks for stories and credits one at a time for each button; another question is idle again. `ask` gives what the player told, 'none'
 * where it told nothing, and undefined where nobody waits for it any more.
 */
export function useMetadata(question: MetadataQuestion) {
  const { word } = useBrand()
  const origin = useOrigin()
  const key = JSON.stringify(question)
  const [state, setState] = useState<{ key: string; phase: MetadataPhase }>({ key, phase: 'idle' })
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    wanted.current = key
    return () => {
      wanted.current = undefined
    }
  }, [key])
  const ask = async (): Promise<Metadata | 'none' | undefined> => {
    if (origin === undefined) {
      setState({ key, phase: 'error' })
      return 'none'
    }
    setState({ key, phase: 'loading' })
    const told = await askMetadata({ origin, brandWord: word, question })
    if (wanted.current !== key) return undefined
    setState({ key, phase: told ? 'success' : 'error' })
    return told ?? 'none'
  }
  return { phase: state.key === key ? state.phase : ('idle' as const), ask }
}
