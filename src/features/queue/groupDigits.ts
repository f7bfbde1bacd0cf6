/**
 * A whole number with its digits in groups of three, as 10 000, alike in all languages: the browser's own
 * formats take a small board a tenth of a second to load, which is the first moment of a long queue.
 */
export const groupDigits = (number: number): string => String(number).replaceAll(/\B(?=(\d{3})+$)/g, '\u202F')
