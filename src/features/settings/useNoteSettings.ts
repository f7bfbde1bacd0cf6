import { useContext, useEffect } from 'react'
import type { PageSession } from '../../renderer'
import type { KnownSetting } from '../../ui/knownSettings/KnownSettings'
import { KnownSettingsContext } from '../../ui/knownSettings/KnownSettingsContext'

/** Notes what an open page holds, now and after each push of it, so that the command palette finds it. */
export function useNoteSettings(session: PageSession, pageName: string, isOpen: boolean): void {
  const known = useContext(KnownSettingsContext)
  useEffect(() => {
    if (!known || !isOpen) return undefined
    const note = () => known.note(pageName, settingsOf(session, pageName))
    note()
    return session.page.subscribe(note)
  }, [known, session, pageName, isOpen])
}

/** What can be found on a page: each section and each item that bears a name and is not hidden for good. */
function settingsOf(session: PageSession, pageName: string): KnownSetting[] {
  const { label: title, sections } = session.page.getState()
  return sections.flatMap((section) => {
    if (section.hidden) return []
    const page = title.trim() === '' ? [] : [title.trim()]
    const heading = section.label.trim()
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
