import { CoreSectionView, type CoreSections } from './CoreSectionView'
import { Deferred } from './Deferred'
import type { PageSession } from './form/PageSession'
import { ItemRow } from './ItemRow'
import type { MountQueue } from './MountQueue'
import type { SectionParts } from './pageParts'
import { SectionView } from './SectionView'

interface PageSectionProps extends SectionParts {
  session: PageSession
  queue: MountQueue
  coreSections: CoreSections
}

/** Guessed height of a row that is not drawn yet, px. */
const rowHeight = 72

/** One section of a page, its parts drawn when it is their turn. */
export function PageSection({ session, section, parts, queue, coreSections }: PageSectionProps) {
  if (section.kind === 'core')
    return parts.map(({ part }) => (
      <Deferred key={part} queue={queue} part={part} estimate={rowHeight * 3}>
        <CoreSectionView section={section} coreSections={coreSections} />
      </Deferred>
    ))
  return (
    <SectionView session={session} section={section} queue={queue} lastPart={parts.at(-1)?.part ?? 0}>
      {parts.map(({ part, items }) => (
        <Deferred key={part} queue={queue} part={part} estimate={rowHeight * items.length}>
          {items.map((item) => (
            <ItemRow key={item.key} session={session} section={section} item={item} />
          ))}
        </Deferred>
      ))}
    </SectionView>
  )
}
