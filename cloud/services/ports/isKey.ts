/** Whether a text can be a key of the database: what comes from outside is never part of a path before. */
export const isKey = (text: string): boolean =>
  text.length > 0 && Buffer.byteLength(text) <= 700 && !/[.#$[\]/\p{Cc}]/u.test(text)
