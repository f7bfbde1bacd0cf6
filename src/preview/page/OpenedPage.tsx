import { IconEyeOff, IconDeviceSpeaker } from '@tabler/icons-react'
import {
  type ReactNode,
  type PropsWithChildren,
  useCallback,
  useSyncExternalStore,
  useEffect,
  useState,
  useRef,
} from 'react'
import { useStore } from 'zustand'
import type { TFunction } from 'i18next'
import hiddenItemClasses from './HiddenItem.module.css'
import {
  type Section,
  type RunCommand,
  type ItemRowProps,
  SectionFrame,
  type CoreSectionComponent,
  type CoreSections,
  type PageSession,
  Page,
} from '../../renderer'
import { useDialogs } from '../../ui/dialogs/Dialogs'
import type { FromPage, PagePhase, PageProblem } from '../channel/messages'
import { describeEffect, describeHidden, toJsonText, reportSection } from '../report/reportSection'
import coreSectionsClasses from './coreSections.module.css'
import { useTranslation } from '../../i18n/TranslationProvider'
import classes from './OpenedPage.module.css'

/**
 * Stands for a section's image that the folder of the page does not hold: a frame with the file's kind in it.
 */
function placeholderImage(image: string): string {
  const ending = (/\.(\w{1,4})$/.exec(image)?.[1] ?? 'img').toUpperCase()
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<rect x="2" y="2" width="60" height="60" rx="8" fill="#8c857a" fill-opacity=".16" stroke="#8c857a" stroke-width="2.5" stroke-dasharray="6 5"/>
<text x="32" y="39" text-anchor="middle" font-family="system-ui, sans-serif" font-size="19" font-weight="600" fill="#8c857a">${ending}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

/** Says above something that players do not draw why they do not. */
function HiddenReason({ children }: { children: ReactNode }) {
  return (
    <p className={hiddenItemClasses.reason} lang="en">
      <IconEyeOff size={16} aria-hidden className={hiddenItemClasses.icon} />
      <span>{children}</span>
    </p>
  )
}

/** A section that players do not draw. */
function HiddenSection({ section, children }: PropsWithChildren<{ section: Section }>) {
  return (
    <div className={hiddenItemClasses.hidden} data-hidden-section={section.id}>
      <HiddenReason>Hidden because “hidden” of the section is true</HiddenReason>
      {children}
    </div>
  )
}

/**
 * Carries out what a page's buttons say as the interface does, its question first, but for the last step:
 * what would go out is told instead. Resolves to whether the interface would have done it.
 */
function useRunPretended(tell: (message: FromPage) => void): RunCommand {
  const dialogs = useDialogs()
  return useCallback(
    async (command) => {
      const effect = describeEffect(command)
      const isConfirmed = !command.confirm || (await dialogs.confirm({ ...command.confirm, holdsHtml: true }))
      tell({ kind: 'pressed', effect, answer: !command.confirm ? 'none' : isConfirmed ? 'yes' : 'no' })
      return isConfirmed && effect.kind !== 'refused' && effect.kind !== 'unsafe'
    },
    [dialogs, tell],
  )
}

/** The row of a field that players do not draw now, with the reason. */
function HiddenItem({ session, section, item, children }: PropsWithChildren<ItemRowProps>) {
  const reason = useSyncExternalStore(
    session.subscribe,
    useCallback(() => describeHidden(session, section, item), [session, section, item]),
  )
  // Of an input of the type hidden a browser draws nothing at all.
  const value = item.element === 'input' && item.type === 'hidden' ? toJsonText(item.pushed, 'compact') : ''
  return (
    <div className={hiddenItemClasses.hidden} data-hidden-item={item.id}>
      <HiddenReason>
        Hidden because {reason}
        {value && ` – it holds ${value}`}
      </HiddenReason>
      {children}
    </div>
  )
}

/** What the interface draws in each section that it brings itself [D2.10-14]. */
const drawn = {
  'network-status': 'the state of each network connection, with addresses and signal strength',
  wifi: 'the wireless networks in reach, and the question for a password',
  'my-music': 'what is in the collection, and the buttons that look for music anew',
  'network-drives': 'the network drives with their state, and the form that adds one',
  'my-music-plugin-enabler': 'the sources of music, each with a switch',
  'system-version': 'the version of the system, and the button that looks for updates',
  'firmware-upload': 'the choice of a firmware file, and how far it is sent',
  'ui-settings': 'background and language of the interface',
}

function placeholder(name: string, words: string): CoreSectionComponent {
  return function CoreSectionPlaceholder({ section }) {
    return (
      <SectionFrame section={section} title={name}>
        <div className={coreSectionsClasses.placeholder} lang="en" data-placeholder>
          <IconDeviceSpeaker size={24} stroke={1.5} aria-hidden className={coreSectionsClasses.icon} />
          <p className={coreSectionsClasses.words}>
            The interface draws this section itself. On a player here stands <b>{words}</b>.
          </p>
        </div>
      </SectionFrame>
    )
  }
}

/**
 * Labelled placeholders of the sections that only a player has something for; unknown ones are drawn as on
 * players.
 */
export const coreSections: CoreSections = Object.fromEntries(
  Object.entries(drawn).map(([name, words]) => [name, placeholder(name, words)]),
)

/**
 * How far the way into a page is: asks for its password as the interface does [D2.10-2], where any word will
 * do. A page that was opened does not ask again, whatever is saved meanwhile.
 */
function usePassword(session: PageSession, isUnlocked: boolean): PagePhase {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const protection = useStore(session.page, (page) => page.passwordProtection)
  const [phase, setPhase] = useState<PagePhase>(protection && !isUnlocked ? 'locked' : 'open')

  useEffect(() => {
    if (phase !== 'locked' || !protection) return undefined
    let gone = false
    const check = () => Promise.resolve(true)
    void dialogs
      .password({
        title: t('dialog.password.pageTitle'),
        message: protection.message,
        holdsHtml: true,
        check,
      })
      .then((right) => gone || setPhase(right ? 'open' : 'left'))
    return () => {
      gone = true
    }
    // Asked once for a visit of the page: neither a save nor a language change asks again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return protection ? phase : 'open'
}

/** Quiet time after a key before the workshop hears of it, ms: the page itself is drawn first. */
const quiet = 50

/**
 * Tells what the page holds, now and after each change; only sections that differ from what was told before.
 */
function useReports(session: PageSession, tell: (message: FromPage) => void): void {
  const { t } = useTranslation()
  const told = useRef(new Map<string, string>())
  const report = useCallback(
    () => tell({ kind: 'report', ...differences(t, session, told.current) }),
    [t, session, tell],
  )
  useEffect(() => {
    const soon = inAWhile(report)
    soon.run()
    const unsubscribe = session.subscribe(soon.run)
    return () => {
      soon.cancel()
      unsubscribe()
    }
  }, [session, report])
}

/** Calls back once after a while, however often it is run until then. */
function inAWhile(callback: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    run: () => {
      timer ??= setTimeout(() => {
        timer = undefined
        callback()
      }, quiet)
    },
    cancel: () => clearTimeout(timer),
  }
}

function differences(t: TFunction, session: PageSession, told: Map<string, string>) {
  const reports = session.page.getState().sections.map((section) => reportSection(t, session, section))
  const order = reports.map(({ key }) => key)
  const changed = reports.filter((report) => {
    const text = JSON.stringify(report)
    if (told.get(report.key) === text) return false
    told.set(report.key, text)
    return true
  })
  for (const key of told.keys()) if (!order.includes(key)) told.delete(key)
  return { order, changed }
}

interface Props {
  session: PageSession
  /** The sections' images that the plugin's folder holds, by name. */
  images: Readonly<Record<string, string>>
  problem: PageProblem | undefined
  showsHidden: boolean
  /** Whether the workshop has opened the page past its password. */
  isUnlocked: boolean
  tell: (message: FromPage) => void
}

/** The page where the interface would draw it, behind its password if it has one. */
export function OpenedPage({ session, images, problem, showsHidden, isUnlocked, tell }: Props) {
  const dialogs = useDialogs()
  const run = useRunPretended(tell)
  const phase = usePassword(session, isUnlocked)
  const title = useStore(session.page, ({ label }) => label)
  useReports(session, tell)
  useEffect(() => tell({ kind: 'phase', phase, problem, title }), [tell, phase, problem, title])
  const openDoc = useCallback(
    (doc: { title: string; html: string }) =>
      void dialogs.gotIt({ title: doc.title, message: doc.html, holdsHtml: true }),
    [dialogs],
  )
  const sectionImage = useCallback(
    (image: string) => (Object.hasOwn(images, image) && images[image]) || placeholderImage(image),
    [images],
  )
  if (phase !== 'open') return null
  return (
    <main className={classes.sheet}>
      <Page
        session={session}
        coreSections={coreSections}
        run={run}
        sectionImage={sectionImage}
        openDoc={openDoc}
        showDescriptions
        HiddenItem={showsHidden ? HiddenItem : undefined}
        HiddenSection={showsHidden ? HiddenSection : undefined}
      />
    </main>
  )
}
