import { useCallback, useContext, useEffect, useRef } from 'react'
import type { PageSession } from '../../renderer'
import type { KnownSetting } from '../../ui/knownSettings/KnownSettings'
import { KnownSettingsContext } from '../../ui/knownSettings/KnownSettingsContext'

/**
 * Notes what an open page holds, now and after each push of it, so that the command palette finds it. Gives what is to be
 * told the headings of the sections that the interface brings itself.
 */
export function useNoteSettings(
  session: PageSession,
  pageName: string,
  isOpen: boolean,
): (sectionKey: string, heading: string) => void {
  const known = useContext(KnownSettingsContext)
  const headings = useRef(new Map<string, string>())
  const note = useCallback(
    () => known?.note(pageName, settingsOf(session, pageName, headings.current)),
    [known, session, pageName],
  )
  useEffect(() => {
    if (!isOpen) return undefined
    note()
    return session.page.subscribe(note)
  }, [note, session, isOpen])
  return useCallback(
    (sectionKey, heading) => {
      headings.current.set(sectionKey, heading)
      note()
    },
    [note],
  )
}

/** What can be found on a page: each section and each item that bears a name and is not hidden for good. */
function settingsOf(
  session: PageSession,
  pageName: string,
  headings: ReadonlyMap<string, string>,
): KnownSetting[] {
  const { label: title, sections } = session.page.getState()
  return sections.flatMap((section) => {
    if (section.hidden) return []
    const page = title.trim() === '' ? [] : [title.trim()]
    const heading = section.label.trim() || (headings.get(section.key) ?? '')
    const place = heading === '' ? page : [...page, heading]
    const whole = heading === '' ? [] : [{ pageName, sectionKey: section.key, label: heading, place: page }]
    if (section.kind !== 'form') return whole
    const items = section.items.flatMap((item) => {
      const button = item.element === 'button' ? item.buttonLabel.trim() : ''
      const label = item.label.trim() || button
      if (label === '' || item.hidden || (item.element === 'input' && item.type === 'hidden')) return []
      return [{ pageName, sectionKey: section.key, itemKey: item.key, label, place }]
    })
    return [...whole, ...items]
  })
}
