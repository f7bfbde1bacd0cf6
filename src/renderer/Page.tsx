import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import '../theme/formStyles'
import { DeviceText } from '../ui/DeviceText'
import { CoreSectionView, type CoreSections } from './CoreSectionView'
import { Deferred } from './Deferred'
import type { PageSession } from './form/PageSession'
import { ItemRow } from './ItemRow'
import { MountQueue } from './MountQueue'
import { Notices } from './Notices'
import classes from './Page.module.css'
import { pageParts } from './pageParts'
import { RendererContext, type RendererHost } from './RendererContext'
import { SectionView } from './SectionView'

interface PageProps extends RendererHost {
  session: PageSession
  coreSections: CoreSections
}

/** Parts that are drawn with the first paint: about a screen and a half. */
const initialParts = 2
const rowHeight = 72

/** A page description as a page that can be operated [D2.10-1]. What it does goes out through `run`. */
export function Page({ session, coreSections, ...host }: PageProps) {
  const { run, sectionImage, openDoc, showDescriptions, HiddenItem } = host
  const { t } = useTranslation()
  const page = useStore(session.page)
  const sections = useMemo(() => pageParts(page), [page])
  const [queue] = useState(() => new MountQueue(initialParts))
  const total = sections.reduce((sum, { parts }) => sum + parts.length, 0)
  useEffect(() => queue.run(total), [queue, total])
  const tools = useMemo(
    () => ({ t, aboutLabel: t('renderer.about'), run, sectionImage, openDoc, showDescriptions, HiddenItem }),
    [t, run, sectionImage, openDoc, showDescriptions, HiddenItem],
  )

  return (
    <RendererContext value={tools}>
      <article className={classes.page}>
        <header className={classes.header}>
          {page.label.trim() !== '' && <h1 className={classes.label}>{page.label}</h1>}
          {page.description !== '' && <DeviceText text={page.description} />}
        </header>
        {sections.map(({ section, parts }) =>
          section.kind === 'core' ? (
            parts.map(({ part }) => (
              <Deferred key={section.key} queue={queue} part={part} estimate={rowHeight * 3}>
                <CoreSectionView section={section} coreSections={coreSections} />
              </Deferred>
            ))
          ) : (
            <SectionView
              key={section.key}
              session={session}
              section={section}
              queue={queue}
              lastPart={parts.at(-1)?.part ?? 0}
            >
              {parts.map(({ part, items }) => (
                <Deferred key={part} queue={queue} part={part} estimate={rowHeight * items.length}>
                  {items.map((item) => (
                    <ItemRow key={item.key} session={session} section={section} item={item} />
                  ))}
                </Deferred>
              ))}
            </SectionView>
          ),
        )}
        <Notices notices={page.notices} />
      </article>
    </RendererContext>
  )
}
