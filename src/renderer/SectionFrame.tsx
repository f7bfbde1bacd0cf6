import { use, useEffect, type ReactNode } from 'react'
import { DeviceText } from '../ui/DeviceText'
import { DocButton } from './DocButton'
import type { Section } from './model/Page'
import { RendererContext } from './RendererContext'
import { SectionIcon } from './SectionIcon'
import classes from './SectionView.module.css'

interface SectionFrameProps {
  section: Section
  /** Heads the section where the page gives it no label: devices only name their core sections. */
  title?: string
  children: ReactNode
}

/** The card of a section: icon, heading, description, and whatever it holds [D2.10-3]. Drawn inside a page only. */
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
                {section.doc !== '' && <DocButton title={label} html={section.doc} labelId={headingId} />}
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
