import { memo, useRef, type ReactNode } from 'react'
import { Deferred } from './Deferred'
import type { PageSession } from './form/PageSession'
import type { FormSection } from './model/Page'
import type { MountQueue } from './MountQueue'
import { Notices } from './Notices'
import { SaveBar } from './SaveBar'
import { SectionFrame } from './SectionFrame'

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
  return (
    <SectionFrame section={section}>
      <form ref={form} noValidate onSubmit={(event) => event.preventDefault()}>
        {children}
        <Notices notices={section.notices} />
        {section.save && (
          <Deferred queue={queue} part={lastPart} estimate={56}>
            <SaveBar session={session} section={section} save={section.save} form={form} />
          </Deferred>
        )}
      </form>
    </SectionFrame>
  )
})
