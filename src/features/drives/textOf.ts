/** What a text field of a form holds; '' for everything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
