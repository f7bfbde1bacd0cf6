/** What is to be added: an item as the player lists it, or the whole queue. */
export interface Wanted {
  /** Undefined where only the queue can be meant. */
  item: { uri: string; service: string; title: string } | undefined
  /** Whether the queue was meant from the start. */
  isQueue: boolean
  /** Has the item made a favourite by the list that it stands in, which then shows it; whether that was sent. */
  favour: (() => boolean) | undefined
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads what the modal was opened with: `{uri, service, title, favour}`, `{queue: true}`, or nothing, which is the queue. */
export function readWanted(params: unknown): Wanted {
  const given: Readonly<Record<string, unknown>> =
    typeof params === 'object' && params !== null ? { ...params } : {}
  const uri = text(given['uri'])
  const item = uri === '' ? undefined : { uri, service: text(given['service']), title: text(given['title']) }
  const favour = given['favour']
  return {
    favour: typeof favour === 'function' ? () => favour() === true : undefined,
    item,
    isQueue: given['queue'] === true || item === undefined,
  }
}
