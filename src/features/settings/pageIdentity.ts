/** What tells one settings page from another, since a pushed page bears no name (only its sections do). */
interface Traits {
  /** Ids of the sections, and names of the core sections. */
  sections: ReadonlySet<string>
  /** Endpoint of each section that can be saved. */
  endpoints: readonly string[]
}

/** Whether two pushes are the same page: half of the sections of the smaller one are in the other, too. */
export function isSamePage(one: unknown, other: unknown): boolean {
  const a = traits(one).sections
  const b = traits(other).sections
  const smaller = Math.min(a.size, b.size)
  const common = [...a].filter((id) => b.has(id)).length
  return smaller === 0 ? a.size === b.size : common * 2 >= smaller
}

/** Whether a push says of itself that it is the page: at least half of what it can save goes to the page's endpoint. */
export function namesPage(raw: unknown, pageName: string): boolean {
  const { endpoints } = traits(raw)
  const own = endpoints.filter((endpoint) => endpoint === pageName).length
  return own > 0 && own * 2 >= endpoints.length
}

/**
 * Whether a push may take the place of the page on screen [wire: pushUiConfig is broadcast without a page's name].
 * Before any page is there the first push is the answer; afterwards only the same page or one that names itself.
 */
export function isAnswer(raw: unknown, pageName: string, shown: unknown): boolean {
  return shown === undefined || isSamePage(shown, raw) || namesPage(raw, pageName)
}

function traits(raw: unknown): Traits {
  const sections = list(property(raw, 'sections'))
  return {
    sections: new Set(sections.map((section) => text(section, 'id') ?? text(section, 'coreSection') ?? '?')),
    endpoints: sections.flatMap((section) => text(property(section, 'onSave'), 'endpoint') ?? []),
  }
}

function property(raw: unknown, name: string): unknown {
  return typeof raw === 'object' && raw !== null ? Reflect.get(raw, name) : undefined
}

function list(raw: unknown): unknown[] {
  return Array.isArray(raw) ? raw : []
}

function text(raw: unknown, name: string): string | undefined {
  const value = property(raw, name)
  return typeof value === 'string' ? value : undefined
}
