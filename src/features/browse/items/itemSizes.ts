/** Height of an item's row, px: a cover of 48 and its air. All are alike, so that no row needs to be measured. */
export const rowHeight = 64

/** Height of the words below the cover of a card, px. */
const wordsHeight = 60

/** Height of a card that is so wide, px: a square cover and the words below it. */
export const cardHeightOf = (width: number): number => width + wordsHeight
