/** px: the title of a list, what is between two lists, what stands for an empty one, and between two cards. */
export const [headHeight, sectionGap, emptyHeight, cardGap] = [56, 24, 64, 16]

/** px that a card needs at least: two beside each other on the narrowest phone. */
export const leastCardWidth = 140
