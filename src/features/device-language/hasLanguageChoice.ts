/** Whether a page that the player pushed lets choose its language itself: one of its sections saves to `setLanguage`. */
export const hasLanguageChoice = (page: unknown): boolean => {
  const sections = read(page, 'sections')
  return (
    Array.isArray(sections) &&
    sections.some((section) => read(read(section, 'onSave'), 'method') === 'setLanguage')
  )
}

function read(from: unknown, key: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined
}
