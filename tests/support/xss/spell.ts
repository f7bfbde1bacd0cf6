/** Spells a call or an address in the ways that filters overlook. */
export const spell = {
  entities: (text: string) => Array.from(text, (char) => `&#${char.codePointAt(0)};`).join(''),
  hexEntities: (text: string) =>
    Array.from(text, (char) => `&#x${char.codePointAt(0)?.toString(16)}`).join(''),
  paddedEntities: (text: string) =>
    Array.from(text, (char) => `&#${String(char.codePointAt(0)).padStart(7, '0')}`).join(''),
  percent: (text: string) =>
    Array.from(text, (char) => `%${char.codePointAt(0)?.toString(16).padStart(2, '0')}`).join(''),
  unicode: (text: string) => text.replace('pwned', '\\u0070wned'),
  base64: (text: string) => btoa(text),
  charCodes: (text: string) =>
    `eval(String.fromCharCode(${Array.from(text, (char) => char.codePointAt(0)).join()}))`,
}
