import { memo, type ComponentType } from 'react'
import type { CoreSection } from './model/Page'
import { useRenderer } from './RendererContext'
import classes from './SectionView.module.css'

/** A section that the interface brings itself; it gets the page's section for its words. */
export type CoreSectionComponent = ComponentType<{ section: CoreSection }>

/** Core sections by the name that pages use for them [D2.10-14]. */
export type CoreSections = Readonly<Record<string, CoreSectionComponent>>

interface CoreSectionViewProps {
  section: CoreSection
  coreSections: CoreSections
}

/** A core section, or a labelled placeholder for one that this interface does not have. */
export const CoreSectionView = memo(function CoreSectionView({
  section,
  coreSections,
}: CoreSectionViewProps) {
  const { t } = useRenderer()
  const Known = Object.hasOwn(coreSections, section.coreSection)
    ? coreSections[section.coreSection]
    : undefined
  if (Known) return <Known section={section} />
  return (
    <section className={classes.section} data-core-section={section.coreSection}>
      <h2 className={classes.label}>{section.label.trim() || section.coreSection}</h2>
      <p className={classes.description}>{t('renderer.unknownCoreSection', { name: section.coreSection })}</p>
    </section>
  )
})
