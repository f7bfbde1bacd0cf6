import { memo, useRef, type ReactNode } from 'react'
import { DeviceText } from '../ui/DeviceText'
import { DocButton } from './DocButton'
import type { PageSession } from './form/PageSession'
import type { FormSection } from './model/Page'
import { Notices } from './Notices'
import { SaveBar } from './SaveBar'
import { SectionIcon } from './SectionIcon'
import classes from './SectionView.module.css'

interface SectionViewProps {
  session: PageSession
  section: FormSection
  /** The rows, or what stands for those not drawn yet. */
  children: ReactNode
}

/** A section of a page: heading, description, rows and its Save [D2.10-3 D2.10-6]. */
export const SectionView = memo(function SectionView({ session, section, children }: SectionViewProps) {
  const form = useRef<HTMLFormElement>(null)
  const headingId = `${section.key}-heading`
  return (
    <section
      className={classes.section}
      aria-labelledby={section.label === '' ? undefined : headingId}
      data-section={section.id}
    >
      {(section.label !== '' || section.description !== '') && (
        <header className={classes.header}>
          <SectionIcon icon={section.icon} image={section.image} />
          <div className={classes.words}>
            {section.label !== '' && (
              <h2 id={headingId} className={classes.label}>
                {section.label}
                {section.doc !== '' && <DocButton title={section.label} html={section.doc} />}
              </h2>
            )}
            {section.description !== '' && (
              <div className={classes.description}>
                <DeviceText text={section.description} />
              </div>
            )}
          </div>
        </header>
      )}
      <form ref={form} noValidate onSubmit={(event) => event.preventDefault()}>
        {children}
        <Notices notices={section.notices} />
        {section.save && <SaveBar session={session} section={section} save={section.save} form={form} />}
      </form>
    </section>
  )
})
