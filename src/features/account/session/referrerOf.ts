/** Who sent somebody here, by the query of an address [A9-13]; undefined where nobody did. */
export const referrerOf = (query: URLSearchParams): string | undefined => query.get('grsf') || undefined
