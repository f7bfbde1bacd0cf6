import { memo, useRef, type ReactNode } from 'react'
import { DeviceText } from '../ui/DeviceText'
import { Deferred } from './Deferred'
import { DocButton } from './DocButton'
import type { PageSession } from './form/PageSession'
import type { FormSection } from './model/Page'
import type { MountQueue } from './MountQueue'
import { Notices } from './Notices'
import { SaveBar } from './SaveBar'
import { SectionIcon } from './SectionIcon'
import classes from './SectionView.module.css'

interface SectionViewProps {
  session: PageSession
  section: FormSection
  queue: MountQueue
  /** The part that Save is drawn with. */
  lastPart: number
  /** The rows, or what stands for those not drawn yet. */
  children: ReactNode
}

/** A section of a page: heading, description, rows and its Save [D2.10-3 D2.10-6]. */
export const SectionView = memo(function SectionView({
  session,
  section,
  queue,
  lastPart,
  children,
}: SectionViewProps) {
  const form = useRef<HTMLFormElement>(null)
  const headingId = `${section.key}-heading`
  return (
    <section
      className={classes.section}
      aria-labelledby={section.label.trim() === '' ? undefined : headingId}
      data-section={section.id}
    >
      {(section.label.trim() !== '' || section.description !== '') && (
        <header className={classes.header}>
          <SectionIcon icon={section.icon} image={section.image} />
          <div className={classes.words}>
            {section.label.trim() !== '' && (
              <div className={classes.heading}>
                <h2 id={headingId} className={classes.label}>
                  {section.label}
                </h2>
                {section.doc !== '' && (
                  <DocButton title={section.label} html={section.doc} labelId={headingId} />
                )}
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
      <form ref={form} noValidate onSubmit={(event) => event.preventDefault()}>
        {children}
        <Notices notices={section.notices} />
        {section.save && (
          <Deferred queue={queue} part={lastPart} estimate={56}>
            <SaveBar session={session} section={section} save={section.save} form={form} />
          </Deferred>
        )}
      </form>
    </section>
  )
})
