/** What the modal was opened for. */
export interface WantedStation {
  /** The station to be changed; undefined for a new one. */
  station: { name: string; uri: string } | undefined
  /** Names of others that are known. */
  others: readonly string[]
  /** Has the station deleted by the list that it stands in, which then knows of it; whether that was sent. */
  remove: (() => boolean) | undefined
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads what the modal was opened with: `{name, uri, known, remove}` of a station to change, `{known}` for a new one, or nothing. */
export function readStation(params: unknown): WantedStation {
  const given: Readonly<Record<string, unknown>> =
    typeof params === 'object' && params !== null ? { ...params } : {}
  const name = text(given['name'])
  const known: readonly unknown[] = Array.isArray(given['known']) ? given['known'] : []
  const remove = given['remove']
  return {
    station: name === '' ? undefined : { name, uri: text(given['uri']) },
    others: known.filter((one): one is string => typeof one === 'string' && one !== '' && one !== name),
    remove: typeof remove === 'function' ? () => remove() === true : undefined,
  }
}
