import {
  startTransition,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  memo,
  useMemo,
} from 'react'
import { Button } from '@mantine/core'
import { useStore } from 'zustand'
import deferredClasses from './Deferred.module.css'
import { MountQueue } from './MountQueue'
import type { PageSession } from './form/PageSession'
import { hasEdits, reverted } from './form/sectionState.reducers'
import type { FormSection, SaveButton } from './model/Page'
import { pageButton, type SectionParts, pageParts } from './pageParts'
import { useRenderer, RendererContext, type RendererHost } from './RendererContext'
import { saveSection } from './saveSection'
import saveBarClasses from './SaveBar.module.css'
import { useIsVisible } from './visibility'
import { Notices } from './Notices'
import { SectionFrame, CoreSectionView, type CoreSections } from './SectionFrame'
import { ItemRow } from './ItemRow'
import { useTranslation } from '../i18n/TranslationProvider'
import '../theme/formStyles'
import { DeviceText } from '../ui/SafeHtml'
import classes from './Page.module.css'

interface DeferredProps {
  queue: MountQueue
  part: number
  /** Height in px to keep free until the part is drawn. */
  estimate: number
  children: ReactNode
}

/** A part of a long page: empty space of about its height until its turn comes or it nears the screen. */
function Deferred({ queue, part, estimate, children }: DeferredProps) {
  const [mounted, setMounted] = useState(() => queue.isMounted(part))
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (mounted) return undefined
    // A transition is drawn in slices between which keys and touches are answered.
    const unsubscribe = queue.subscribe(part, () => startTransition(() => setMounted(true)))
    const forget = place.current ? queue.watch(place.current, part) : undefined
    return () => {
      unsubscribe()
      forget?.()
    }
  }, [mounted, queue, part])

  if (!mounted) return <div ref={place} aria-hidden data-deferred style={{ height: estimate }} />
  return (
    <div className={deferredClasses.part} style={{ containIntrinsicSize: `auto ${estimate}px` }}>
      {children}
    </div>
  )
}

interface SaveBarProps {
  session: PageSession
  section: FormSection
  save: SaveButton
  /** The form around, to bring the first refused field into sight. */
  form: RefObject<HTMLFormElement | null>
}

/** Save of one section [D2.10-6], what is unsaved, and the way back. */
function SaveBar(props: SaveBarProps) {
  const visible = useIsVisible(props.session, props.section, props.save.visibleIf)
  return visible ? <Bar {...props} /> : null
}

function Bar({ session, section, save, form }: SaveBarProps) {
  const { t, run } = useRenderer()
  const store = session.store(section.key)
  const edited = useStore(store, hasEdits)
  const [phase, setPhase] = useState<'idle' | 'sending' | 'sent'>('idle')

  const send = async () => {
    setPhase('sending')
    const outcome = await saveSection(session, section, save, run)
    setPhase(outcome === 'saved' ? 'sent' : 'idle')
    // The fields learn of their errors with the next paint; only then there is something to focus.
    if (outcome === 'invalid')
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  return (
    <div className={saveBarClasses.bar}>
      <p className={saveBarClasses.state} aria-live="polite">
        {edited ? t('renderer.unsaved') : phase === 'sent' ? t('renderer.sent') : ''}
      </p>
      {edited && (
        <Button variant="subtle" color="gray" onClick={() => store.setState(reverted)}>
          {t('renderer.undo')}
        </Button>
      )}
      <Button
        data-save
        classNames={pageButton}
        loading={phase === 'sending'}
        disabled={!save.onSave}
        onClick={() => void send()}
      >
        {save.label.trim() || t('renderer.save')}
      </Button>
    </div>
  )
}

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
const SectionView = memo(function SectionView({
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

interface PageSectionProps extends SectionParts {
  session: PageSession
  queue: MountQueue
  coreSections: CoreSections
}

/** Guessed height of a row that is not drawn yet, px. */
const rowHeight = 72

/** One section of a page, its parts drawn when it is their turn. */
function PageSection({ session, section, parts, queue, coreSections }: PageSectionProps) {
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
