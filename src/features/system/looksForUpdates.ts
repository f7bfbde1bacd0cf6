import type { PushUiConfig } from '../../../schemas/generated/types'

/** Whether a settings page has a button of its own that looks for updates, whatever its author has made of the rest. */
export const looksForUpdates = ({ sections }: PushUiConfig): boolean =>
  listOf(sections).some((section) => listOf(read(section, 'content')).some(isSearch))

function isSearch(item: unknown): boolean {
  return read(read(item, 'onClick'), 'message') === 'updateCheck'
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
