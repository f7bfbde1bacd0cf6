import { Button } from '@mantine/core'
import { memo, type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useTranslation } from '../i18n/TranslationProvider'
import { pause } from '../ui/pause'
import { DeviceText } from '../ui/SafeHtml'
import { Deferred, Predrawn } from './Deferred'
import type { PageSession } from './form/PageSession'
import { hasEdits, reverted } from './form/sectionState.reducers'
import { ItemRow } from './ItemRow'
import type { FormSection, SaveButton } from './model/Page'
import { Notices } from './Notices'
import classes from './Page.module.css'
import { pageButton, pageParts, type SectionParts } from './pageParts'
import { RendererContext, type RendererHost, useRenderer } from './RendererContext'
import saveBarClasses from './SaveBar.module.css'
import { saveSection } from './saveSection'
import { type CoreSections, CoreSectionView, SectionFrame } from './SectionFrame'
import { useIsVisible } from './visibility'

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
  /** The part that Save is drawn with. */
  lastPart: number
  /** The rows, or what stands for those not drawn yet. */
  children: ReactNode
}

/** A section of a page: heading, description, rows and its Save [D2.10-3 D2.10-6]. */
const SectionView = memo(function SectionView({ session, section, lastPart, children }: SectionViewProps) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <SectionFrame section={section}>
      <form ref={form} noValidate onSubmit={(event) => event.preventDefault()}>
        {children}
        <Notices notices={section.notices} />
        {section.save && (
          <Deferred part={lastPart} estimate={56}>
            <SaveBar session={session} section={section} save={section.save} form={form} />
          </Deferred>
        )}
      </form>
    </SectionFrame>
  )
})

interface PageSectionProps extends SectionParts {
  session: PageSession
  coreSections: CoreSections
}

/** Guessed height of a row that is not drawn yet, px. */
const rowHeight = 72

/** One section of a page, its parts drawn when it is their turn. */
function PageSection({ session, section, parts, coreSections }: PageSectionProps) {
  if (section.kind === 'core')
    return parts.map(({ part }) => (
      <Deferred key={part} part={part} estimate={rowHeight * 3}>
        <CoreSectionView section={section} coreSections={coreSections} />
      </Deferred>
    ))
  return (
    <SectionView session={session} section={section} lastPart={parts.at(-1)?.part ?? 0}>
      {parts.map(({ part, items }) => (
        <Deferred key={part} part={part} estimate={rowHeight * items.length}>
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
  /** Its label stands around it already. */
  isTitled?: boolean | undefined
}

/** A page description as a page that can be operated [D2.10-1]. What it does goes out through `run`. */
export function Page({ session, coreSections, isTitled = false, ...host }: PageProps) {
  const { run, sectionImage, openDoc, showDescriptions, HiddenItem, HiddenSection, onHeading } = host
  const showsHidden = HiddenSection !== undefined
  const { t } = useTranslation()
  const page = useStore(session.page)
  const sections = useMemo(() => pageParts(page, showsHidden), [page, showsHidden])
  const total = sections.reduce((sum, { parts }) => sum + parts.length, 0)
  const tools = useMemo(
    () => ({
      t,
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
          {!isTitled && page.label.trim() !== '' && <h1 className={classes.label}>{page.label}</h1>}
          {page.description !== '' && <DeviceText text={page.description} />}
        </header>
        <Predrawn total={total}>
          {' '}
          {sections.map(({ section, parts }) => {
            const drawn = (
              <PageSection
                key={section.key}
                session={session}
                section={section}
                parts={parts}

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
        </Predrawn>{' '}
        <Notices notices={page.notices} />
      </article>
    </RendererContext>
  )
}

/** A section of the drawn page, or an item in it, by their keys. */
export interface Target {
  sectionKey: string
  itemKey?: string
}

/** As often a part of a long page is waited for, ms apart, before its spot counts as not drawn. */
const tries = 200
const betweenTries = 25

const mark = 'data-pointed'

const byKey = (within: ParentNode, key: string) =>
  within.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)

/** Takes the mark away. */
function unmark(): void {
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark)
}

/**
 * Brings a section or item into sight and marks it, drawing the parts of a long page before it on the way.
 * Resolves to whether it is there; undefined only takes the mark away. `isWanted` turns false when something
 * else is pointed at.
 */
export async function revealTarget(target: Target | undefined, isWanted: () => boolean): Promise<boolean> {
  unmark()
  const section = target && byKey(document, target.sectionKey)
  if (!target || !section) return false
  const spot = target.itemKey === undefined ? section : await drawn(section, target.itemKey, isWanted)
  if (!spot || !isWanted()) return false
  unmark()
  spot.setAttribute(mark, '')
  spot.scrollIntoView({ block: spot === section ? 'start' : 'center' })
  return true
}

/** The row of an item, once its part of the page is drawn. */
async function drawn(
  section: HTMLElement,
  key: string,
  isWanted: () => boolean,
): Promise<HTMLElement | undefined> {
  for (let attempt = 0; attempt < tries && isWanted(); attempt += 1) {
    const row = byKey(section, key)
    if (row) return row
    const rest = section.querySelector('[data-deferred]')
    if (!rest) return undefined
    rest.scrollIntoView({ block: 'start' })
    await pause(betweenTries)
  }
  return undefined
}
