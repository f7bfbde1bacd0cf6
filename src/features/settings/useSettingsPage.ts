import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { PageSession } from '../../renderer'
import { type KnownSetting, KnownSettingsContext } from '../../ui/knownSettings/KnownSettings'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useDevice, useSilence, type AnswerPhase, type Device } from '../../device'
import { useToasts } from '../../ui/toasts/Toast'

/**
 * Notes what an open page holds, now and after each push of it, so that the command palette finds it. Gives
 * what is to be told the headings of the sections that the interface brings itself.
 */
export function useNoteSettings(
  session: PageSession,
  pageName: string,
  isOpen: boolean,
): (sectionKey: string, heading: string) => void {
  const known = useContext(KnownSettingsContext)
  const headings = useRef(new Map<string, string>())
  const note = useCallback(
    () => known?.note(pageName, settingsOf(session, pageName, headings.current)),
    [known, session, pageName],
  )
  useEffect(() => {
    if (!isOpen) return undefined
    note()
    return session.page.subscribe(note)
  }, [note, session, isOpen])
  return useCallback(
    (sectionKey, heading) => {
      headings.current.set(sectionKey, heading)
      note()
    },
    [note],
  )
}

/** What can be found on a page: each section and each item that bears a name and is not hidden for good. */
function settingsOf(
  session: PageSession,
  pageName: string,
  headings: ReadonlyMap<string, string>,
): KnownSetting[] {
  const { label: title, sections } = session.page.getState()
  return sections.flatMap((section) => {
    if (section.hidden) return []
    const page = title.trim() === '' ? [] : [title.trim()]
    const heading = section.label.trim() || (headings.get(section.key) ?? '')
    const place = heading === '' ? page : [...page, heading]
    const whole = heading === '' ? [] : [{ pageName, sectionKey: section.key, label: heading, place: page }]
    if (section.kind !== 'form') return whole
    const items = section.items.flatMap((item) => {
      const button = item.element === 'button' ? item.buttonLabel.trim() : ''
      const label = item.label.trim() || button
      if (label === '' || item.hidden || (item.element === 'input' && item.type === 'hidden')) return []
      return [{ pageName, sectionKey: section.key, itemKey: item.key, label, place }]
    })
    return [...whole, ...items]
  })
}

/** What tells one settings page from another, since a pushed page bears no name (only its sections do). */
interface Traits {
  /** Ids of the sections, and names of the core sections. */
  sections: ReadonlySet<string>
  /** Endpoint of each section that can be saved. */
  endpoints: readonly string[]
}

/** Whether two pushes are the same page: half of the sections of the smaller one are in the other, too. */
export function isSamePage(one: unknown, other: unknown): boolean {
  const a = traits(one).sections
  const b = traits(other).sections
  const smaller = Math.min(a.size, b.size)
  const common = [...a].filter((id) => b.has(id)).length
  return smaller === 0 ? a.size === b.size : common * 2 >= smaller
}

/**
 * Whether a push says of itself that it is the page: at least half of what it can save goes to the page's
 * endpoint.
 */
export function namesPage(raw: unknown, pageName: string): boolean {
  const { endpoints } = traits(raw)
  const own = endpoints.filter((endpoint) => endpoint === pageName).length
  return own > 0 && own * 2 >= endpoints.length
}

/**
 * Whether a push may take the place of the page on screen [wire: pushUiConfig is broadcast without a page's
 * name]. Before any page is there the first push is the answer; afterwards only the same page or one that
 * names itself.
 */
export function isAnswer(raw: unknown, pageName: string, shown: unknown): boolean {
  return shown === undefined || isSamePage(shown, raw) || namesPage(raw, pageName)
}

/** The label of a page as its author wrote it, trimmed; '' where there is none. */
export function labelOf(raw: unknown): string {
  return text(property(raw, 'page'), 'label')?.trim() ?? ''
}

/** Whose page it is, `category/name`, by its first section that can be saved; '' where none can. */
export function ownerOf(raw: unknown): string {
  return traits(raw).endpoints[0] ?? ''
}

function traits(raw: unknown): Traits {
  const sections = list(property(raw, 'sections'))
  return {
    sections: new Set(sections.map((section) => text(section, 'id') ?? text(section, 'coreSection') ?? '?')),
    endpoints: sections.flatMap((section) => text(property(section, 'onSave'), 'endpoint') ?? []),
  }
}

function property(raw: unknown, name: string): unknown {
  return typeof raw === 'object' && raw !== null ? Reflect.get(raw, name) : undefined
}

function list(raw: unknown): unknown[] {
  return Array.isArray(raw) ? raw : []
}

function text(raw: unknown, name: string): string | undefined {
  const value = property(raw, name)
  return typeof value === 'string' ? value : undefined
}

/**
 * How a page is asked for: a settings page, a plugin's page inside the wizard [D2.10-1], or the one for the
 * player's sound, which is not asked for by a name.
 */
export type PageSource = 'getUiConfig' | 'getWizardUiConfig' | 'getDSPUiConfig'

const isSound = (source: PageSource) => source === 'getDSPUiConfig'

/** Asks once for a page. */
const askFor = (device: Device, source: PageSource, page: string) =>
  source === 'getDSPUiConfig' ? device.send(source) : device.send(source, { page })

/** Asks for a page now and after each reconnect, until the returned function is called. */
const subscribeToPage = (device: Device, source: PageSource, page: string) =>
  source === 'getDSPUiConfig' ? device.subscribeToAnswer(source) : device.subscribeToAnswer(source, { page })

/** A page as far as it has come. */
interface SettingsPageState {
  phase: AnswerPhase
  session?: PageSession
  /** Asks once more. */
  retry: () => void
}

/** The page of one name: its latest push and what the user did to it. */
interface KeptPage {
  pageName: string
  last?: unknown
  session?: PageSession
}

/**
 * A page of the player, asked for now and after each reconnect, kept up to date by re-pushes of the same
 * page; pushes of other pages are left alone, and what is no page at all leaves the page on screen as it is
 * and is told by a toast. One session lives as long as the page's name.
 */
export function useSettingsPage(pageName: string, source: PageSource = 'getUiConfig'): SettingsPageState {
  const { t } = useTranslation()
  const device = useDevice()
  const toasts = useToasts()
  const [shown, setShown] = useState<{ pageName: string; session: PageSession }>()
  const [times, setTimes] = useState(0)
  const [broken, setBroken] = useState<string>()
  const kept = useRef<KeptPage>(undefined)
  const session = shown?.pageName === pageName ? shown.session : undefined
  const asked = `${times} ${pageName}`
  const isBroken = broken === asked
  const isSilent = useSilence(!session && !isBroken, asked)

  useEffect(() => {
    // A page that was hidden for a while goes on with what was typed in it.
    const page: KeptPage = kept.current?.pageName === pageName ? kept.current : { pageName }
    kept.current = page
    const show = (raw: unknown) => {
      page.last = raw
      if (page.session) return page.session.push(raw)
      page.session = new PageSession(raw)
      setShown({ pageName, session: page.session })
    }
    const stops = [
      device.on('pushUiConfig', (raw) => {
        // That of the sound has an answer of its own, and is pushed as any other when it was saved.
        if (isSound(source) && page.last === undefined) return
        if (isAnswer(raw, pageName, page.last)) show(raw)
      }),
      isSound(source) ? device.on('pushDSPUiConfig', show) : undefined,
      subscribeToPage(device, source, pageName),
    ]
    return () => {
      for (const stop of stops) stop?.()
    }
  }, [device, pageName, source])

  useEffect(
    () =>
      device.onRefused(isSound(source) ? 'pushDSPUiConfig' : 'pushUiConfig', () => {
        if (session)
          toasts.show({
            kind: 'warning',
            title: t('settings.brokenTitle'),
            message: t('settings.brokenKept'),
          })
        else setBroken(asked)
      }),
    [t, device, toasts, session, asked, source],
  )

  const retry = useCallback(() => {
    setTimes((before) => before + 1)
    askFor(device, source, pageName)
  }, [device, pageName, source])
  const missing = isBroken ? 'broken' : isSilent ? 'silent' : 'waiting'
  return { phase: session ? 'ready' : missing, ...(session && { session }), retry }
}
