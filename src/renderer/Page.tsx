import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useTranslation } from '../i18n/useTranslation'
import '../theme/formStyles'
import { DeviceText } from '../ui/DeviceText'
import type { CoreSections } from './CoreSectionView'
import type { PageSession } from './form/PageSession'
import { MountQueue } from './MountQueue'
import { Notices } from './Notices'
import classes from './Page.module.css'
import { pageParts } from './pageParts'
import { PageSection } from './PageSection'
import { RendererContext, type RendererHost } from './RendererContext'

interface PageProps extends RendererHost {
  session: PageSession
  coreSections: CoreSections
}

/** Parts that are drawn with the first paint: about a screen and a half. */
const initialParts = 2

/** A page description as a page that can be operated [D2.10-1]. What it does goes out through `run`. */
export function Page({ session, coreSections, ...host }: PageProps) {
  const { run, sectionImage, openDoc, showDescriptions, HiddenItem, HiddenSection, onHeading } = host
  const showsHidden = HiddenSection !== undefined
  const { t } = useTranslation()
  const page = useStore(session.page)
  const sections = useMemo(() => pageParts(page, showsHidden), [page, showsHidden])
  const [queue] = useState(() => new MountQueue(initialParts))
  const total = sections.reduce((sum, { parts }) => sum + parts.length, 0)
  useEffect(() => queue.run(total), [queue, total])
  const tools = useMemo(
    () => ({
      t,
      aboutLabel: t('renderer.about'),
      run,
      sectionImage,
      openDoc,
      showDescriptions,
      HiddenItem,
      onHeading,
    }),
    [t, run, sectionImage, openDoc, showDescriptions, HiddenItem, onHeading],
  )

  return (
    <RendererContext value={tools}>
      <article className={classes.page}>
        <header>
          {page.label.trim() !== '' && <h1 className={classes.label}>{page.label}</h1>}
          {page.description !== '' && <DeviceText text={page.description} />}
        </header>
        {sections.map(({ section, parts }) => {
          const drawn = (
            <PageSection
              key={section.key}
              session={session}
              section={section}
              parts={parts}
              queue={queue}
              coreSections={coreSections}
            />
          )
          if (!section.hidden || !HiddenSection) return drawn
          return (
            <HiddenSection key={section.key} section={section}>
              {drawn}
            </HiddenSection>
          )
        })}
        <Notices notices={page.notices} />
      </article>
    </RendererContext>
  )
}
