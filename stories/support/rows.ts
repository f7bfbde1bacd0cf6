/** The rows of a page's items, in their order, as they stand on the screen. */
const rowsIn = (canvas: HTMLElement): HTMLElement[] => [
  ...canvas.querySelectorAll<HTMLElement>('[data-item]'),
]

/** What a row is called: its label, or, for a button that bears its own, the button's. */
const nameOf = (row: HTMLElement): string =>
  (row.querySelector('[id$="-label"]')?.textContent || row.querySelector('button')?.textContent) ?? ''

/** The row with a label; throws when there is none, or more than one. */
export function rowOf(canvas: HTMLElement, label: string): HTMLElement {
  const [row, ...more] = rowsIn(canvas).filter((each) => nameOf(each) === label)
  if (!row || more.length > 0)
    throw new Error(`There is not one row "${label}", but ${row ? 'more' : 'none'}`)
  return row
}

/** The notices at each row for the page's author, by the row's label: the codes, in their order. */
export function noticesOf(canvas: HTMLElement): Record<string, string[]> {
  return Object.fromEntries(
    rowsIn(canvas).map((row) => [
      nameOf(row),
      [...row.querySelectorAll<HTMLElement>('[data-notice]')].map(({ dataset }) => dataset['notice'] ?? ''),
    ]),
  )
}

/** What is said against the value of each field that was refused, by the field's label. */
export function errorsOf(canvas: HTMLElement): Record<string, string> {
  return Object.fromEntries(
    rowsIn(canvas).flatMap((row) => {
      const error = row.querySelector('[role=alert]')?.textContent
      return error === undefined ? [] : [[nameOf(row), error]]
    }),
  )
}
