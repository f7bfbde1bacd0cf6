/** Height of an entry's row, px: a cover of 48 and its air. All are alike, so that no row needs to be measured. */
export const rowHeight = 64
