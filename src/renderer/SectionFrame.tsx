import { use, useEffect, type ReactNode, memo, Suspense, type ComponentType } from 'react'
import { FontAwesomeIcon } from '../ui/fontAwesome/FontAwesomeIcon'
import { useRenderer, RendererContext } from './RendererContext'
import classes from './SectionView.module.css'
import { DeviceText } from '../ui/SafeHtml'
import { DocButton } from './pageParts'
import type { Section, CoreSection } from './model/Page'
import { Boundary } from '../ui/Boundary'
import { WaitingLines } from '../ui/states'

/**
 * A section's sign: its icon, else its image of the plugin [D2.10-3]; authors also write an icon's name as
 * image.
 */
function SectionIcon({ icon, image }: { icon: string; image: string }) {
  const { sectionImage } = useRenderer()
  const name = icon || (image.startsWith('fa-') ? image : '')
  if (name !== '')
    return (
      <span className={classes.icon}>
        <FontAwesomeIcon name={name} />
      </span>
    )
  if (image === '') return null
  return <img className={classes.image} src={sectionImage(image)} alt="" loading="lazy" />
}

interface SectionFrameProps {
  section: Section
  /** Heads the section where the page gives it no label: devices only name their core sections. */
  title?: string
  children: ReactNode
}

/**
 * The card of a section: icon, heading, description, and whatever it holds [D2.10-3]. Drawn inside a page
 * only.
 */
export function SectionFrame({ section, title = '', children }: SectionFrameProps) {
  const headingId = `${section.key}-heading`
  const label = section.label.trim() || title
  const onHeading = use(RendererContext)?.onHeading
  useEffect(() => {
    if (title !== '') onHeading?.(section.key, title)
  }, [onHeading, section.key, title])
  return (
    <section
      className={classes.section}
      data-key={section.key}
      aria-labelledby={label === '' ? undefined : headingId}
      {...(section.kind === 'core'
        ? { 'data-core-section': section.coreSection }
        : { 'data-section': section.id })}
    >
      {(label !== '' || section.description !== '') && (
        <header className={classes.header}>
          {section.kind === 'form' && <SectionIcon icon={section.icon} image={section.image} />}
          <div className={classes.words}>
            {label !== '' && (
              <div className={classes.heading}>
                <h2 id={headingId} className={classes.label}>
                  {label}
                </h2>
                {section.doc !== '' && <DocButton label={label} html={section.doc} />}
              </div>
            )}
            {section.description !== '' && (
              <div className={classes.description}>
                <DeviceText text={section.description} />
              </div>
            )}
          </div>
        </header>
      )}
      {children}
    </section>
  )
}

/**
 * A section that the interface brings itself; it gets the page's section for its words and draws itself in
 * `SectionFrame`.
 */
export type CoreSectionComponent = ComponentType<{ section: CoreSection }>

/** Core sections by the name that pages use for them [D2.10-14]. */
export type CoreSections = Readonly<Record<string, CoreSectionComponent>>

interface CoreSectionViewProps {
  section: CoreSection
  coreSections: CoreSections
}

/**
 * A core section, or a labelled placeholder for one that this interface does not have. One that is still
 * being loaded, or that failed, holds up nothing else on the page.
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
