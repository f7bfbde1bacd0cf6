import { createTranslator } from '../../src/i18n/TranslationProvider'
import { edit, PageSession } from '../../src/renderer'
import { nothingKnown, type Knowledge } from '../../src/preview/workshop/knowledge'
import { reportSection } from '../../src/preview/report/reportSection'

/** What the workshop knows of a page after `typed`, values by the ids of fields, was typed into it. */
export function knownOf(raw: unknown, typed: Readonly<Record<string, unknown>> = {}): Knowledge {
  const { t } = createTranslator()
  const session = new PageSession(raw)
  const { sections, label } = session.page.getState()
  for (const section of sections) {
    for (const item of section.kind === 'form' ? section.items : [])
      if (Object.hasOwn(typed, item.id))
        session.store(section.key).setState((state) => edit(state, item.key, typed[item.id]))
  }
  const reports = sections.map((section) => reportSection(t, session, section))
  return { ...nothingKnown, starts: 1, phase: 'open', title: label, sections: reports }
}
