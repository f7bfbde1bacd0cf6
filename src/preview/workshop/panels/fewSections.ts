/** As many sections are open to begin with; those of a longer page are opened as they are wanted. */
export const fewSections = 20
