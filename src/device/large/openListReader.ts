import type { LargeEvent, LargeRead, ReadRows } from './rows'

/**
 * Opens what reads large pushes in this thread. Its code, the checks of them, comes apart; a push that comes
 * while it cannot be had rejects, and the next one asks for it again.
 */
export function openListReader(): ReadRows & { warm: () => void } {
  let loading: Promise<(event: LargeEvent, text: string) => LargeRead> | undefined
  const load = () =>
    (loading ??= import('./createListReader').then(
      ({ createListReader, warmRowReader }) => {
        warmRowReader()
        return createListReader()
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))
  const read: ReadRows = async (event, text, take) => {
    const done = (await load())(event, text)
    if (done.status === 'refused') return done
    for (const portion of done.portions) take(portion)
    return { status: 'read', from: done.from, frame: done.frame, bytes: done.bytes }
  }
  // What fails here fails once more, and is told, when there is something to read.
  return Object.assign(read, { warm: () => void load().catch(() => undefined) })
}
