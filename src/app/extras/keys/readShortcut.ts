import { shortcuts, type ShortcutName } from './shortcuts'

/** Where keys write. */
const writing = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]'
/** What a space presses. */
const pressed =
  'button, summary, [role="button"], [role="switch"], [role="checkbox"], [role="radio"], [role="option"]'
/** What arrows move. */
const moved =
  '[role="slider"], [role="spinbutton"], [role="radio"], [role="radiogroup"], [role="tablist"], [role="listbox"], [role="menu"], [role="grid"]'

const isArrow = (key: string) => key.startsWith('Arrow')

/**
 * What a pressed key means; nothing while somebody writes, on a control that uses the key, under a dialog, or together with
 * the keys of the browser. `scrolls` says that the page can be scrolled, which is then what up and down do.
 */
export const readShortcut = (
  event: Pick<
    KeyboardEvent,
    'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented' | 'target'
  >,
  { scrolls }: { scrolls: boolean },
): ShortcutName | undefined => {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
    return undefined
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const target = event.target instanceof Element ? event.target : undefined
  if (target?.closest(writing) || target?.ownerDocument.querySelector('dialog[open], [role="dialog"]'))
    return undefined
  if (key === ' ' && target?.closest(pressed)) return undefined
  if (isArrow(key) && target?.closest(moved)) return undefined
  if (scrolls && (key === 'ArrowUp' || key === 'ArrowDown')) return undefined
  return shortcuts.find(({ keys }) => (keys as readonly string[]).includes(key))?.name
}
