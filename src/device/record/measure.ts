const encoder = new TextEncoder()

/** Length of `text` in UTF-8, bytes. */
export const measure = (text: string): number => encoder.encode(text).byteLength
