import { memo, Suspense, type ComponentType } from 'react'
import { Boundary } from '../ui/Boundary'
import { WaitingLines } from '../ui/WaitingLines'
import type { CoreSection } from './model/Page'
import { useRenderer } from './RendererContext'
import { SectionFrame } from './SectionFrame'
import classes from './SectionView.module.css'

/** A section that the interface brings itself; it gets the page's section for its words and draws itself in `SectionFrame`. */
export type CoreSectionComponent = ComponentType<{ section: CoreSection }>

/** Core sections by the name that pages use for them [D2.10-14]. */
export type CoreSections = Readonly<Record<string, CoreSectionComponent>>

interface CoreSectionViewProps {
  section: CoreSection
  coreSections: CoreSections
}

/**
 * A core section, or a labelled placeholder for one that this interface does not have. One that is still being loaded, or
 * that failed, holds up nothing else on the page.
 */
export const CoreSectionView = memo(function CoreSectionView({
  section,
  coreSections,
}: CoreSectionViewProps) {
  const { t } = useRenderer()
  const Known = Object.hasOwn(coreSections, section.coreSection)
    ? coreSections[section.coreSection]
    : undefined
  const instead = (words: string) => (
    <SectionFrame section={section} title={section.coreSection}>
      <p className={classes.description}>{words}</p>
    </SectionFrame>
  )
  if (!Known) return instead(t('renderer.unknownCoreSection', { name: section.coreSection }))
  const waiting = (
    <SectionFrame section={section}>
      <WaitingLines />
    </SectionFrame>
  )
  return (
    <Boundary fallback={instead(t('renderer.failedCoreSection'))}>
      <Suspense fallback={waiting}>
        <Known section={section} />
      </Suspense>
    </Boundary>
  )
})
