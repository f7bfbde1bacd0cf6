import { useRef, type KeyboardEvent } from 'react'
import { countCharacters } from '../../../ui/countCharacters'

/** ms, after which a key begins anew. */
const pause = 900

/**
 * Leads to the first item that begins with what is typed while a list has the focus. A single letter typed again goes on to the next
 * item of it. Keys with a meaning of their own stay theirs.
 */
export function useTypeAhead(
  find: (text: string, from: number) => number | undefined,
  reveal: (index: number) => void,
) {
  const typed = useRef({ text: '', at: 0, place: -1 })
  return (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || countCharacters(key) !== 1) return
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select')) return
    const now = event.timeStamp
    const isOver = now - typed.current.at > pause
    // A space is a press of the button that has the focus, unless it stands between words.
    if (!/[\p{L}\p{N}]/u.test(key) && (isOver || key !== ' ')) return
    const isRepeated = !isOver && typed.current.text === key.toLocaleLowerCase()
    const text = isOver || isRepeated ? key : typed.current.text + key
    const place = find(text, isRepeated ? typed.current.place + 1 : 0)
    typed.current = { text: text.toLocaleLowerCase(), at: now, place: place ?? typed.current.place }
    event.preventDefault()
    event.stopPropagation()
    if (place !== undefined) reveal(place)
  }
}
