import { useEffect, useRef, useState } from 'react'
import type { CreditRow, MetadataAnswer } from '../../../schemas/generated/types'
import { askMetadata, type MetadataQuestion, useOrigin } from '../../device'
import { useBrand } from '../../ui/brand/BrandContext'

/** The rows of credits that name somebody [D3-19]. */
export const readCredits = (rows: readonly CreditRow[]): CreditRow[] =>
  rows
    .map(({ key = '', values = [] }) => ({
      key: key.trim(),
      values: values.filter(({ name }) => name?.trim()),
    }))
    .filter(({ values }) => values.length > 0)

/** What a player tells of a track, an album, an artist: a story, or who did what. */
export type Metadata = ({ kind: 'story'; html: string } | { kind: 'credits'; rows: readonly CreditRow[] }) & {
  /** There is more of it for the premium plan [D3-19]. */
  isPart: boolean
}

/** What an answer that passed its schema says; undefined where it says nothing [D8-7]. */
function readMetadata({ success, data }: MetadataAnswer): Metadata | undefined {
  const value = data?.value
  if (success !== true || value === undefined) return undefined
  const isPart = Boolean(data?.upgradeCta)
  if (typeof value === 'string')
    return value.trim() === '' ? undefined : { kind: 'story', html: value, isPart }
  const rows = readCredits(value)
  return rows.length === 0 ? undefined : { kind: 'credits', rows, isPart }
}

/**
 * Asks the player for a story or credits [D7-29]. Undefined when it has none, says something else, or says
 * nothing for 7 s; never rejects.
 */
export async function askStory(asked: Parameters<typeof askMetadata>[0]): Promise<Metadata | undefined> {
  const answer = await askMetadata(asked)
  return answer && readMetadata(answer)
}

/** How a question stands [D4-36]: nobody asked, the player thinks, it has told, it has nothing. */
export type MetadataPhase = 'idle' | 'loading' | 'success' | 'error'

/**
 * Asks for stories and credits one at a time for each button; another question is idle again. `ask` gives
 * what the player told, 'none' where it told nothing, and undefined where nobody waits for it any more.
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
    const told = await askStory({ origin, brandWord: word, question })
    if (wanted.current !== key) return undefined
    setState({ key, phase: told ? 'success' : 'error' })
    return told ?? 'none'
  }
  return { phase: state.key === key ? state.phase : ('idle' as const), ask }
}
