import {
  useCallback,
  useEffect,
  useState,
  useLayoutEffect,
  useReducer,
  useRef,
  type RefObject,
  useMemo,
} from 'react'
import { SegmentedControl } from '@mantine/core'
import { IconMoon, IconPlugConnectedX, IconRefresh, IconSnowflake, IconSun } from '@tabler/icons-react'
import { createRoot } from 'react-dom/client'
import { uiThemeNames } from '../../theme/uiTheme/UiTheme'
import { widthNames, panelNames, type ChosenSettings, type Settings } from './settings/Settings'
import classes from './TopBar.module.css'
import { type Connection, useLiveData, nothingKnown, withEvent, type Knowledge } from './knowledge'
import type { FromPage, ToPage } from '../channel/messages'
import type { PreviewData } from '../../../authoring/PreviewData'
import { PreviewTheme } from '../look/PreviewTheme'
import type { SectionReport } from '../report/reportSection'
import { Panels } from './panels/Panels'
import { Stage } from './stage/Stage'
import { Toolbar } from './Toolbar'
import workshopClasses from './Workshop.module.css'

const schemes = ['light', 'dark'] as const

const oneOf = <T extends string>(known: readonly T[], word: string | null): T | undefined =>
  known.find((one) => one === word)

/** Settings in the address, so that a link brings them along and a reload keeps them. */
export const settingsInHash = {
  /**
   * Those that an address such as `#width=phone&language=de` names; what it does not name, or misspells, is
   * absent.
   */
  read(hash: string): Partial<ChosenSettings> {
    const words = new URLSearchParams(hash.replace(/^#/, ''))
    const width = oneOf(widthNames, words.get('width'))
    const scheme = oneOf(schemes, words.get('scheme'))
    const uiTheme = oneOf(uiThemeNames, words.get('theme'))
    const language = words.get('language')
    const panel = oneOf(panelNames, words.get('panel'))
    return {
      ...(width && { width }),
      ...(scheme && { scheme }),
      ...(uiTheme && { uiTheme }),
      ...(language !== null && { language }),
      ...(words.get('hidden') === 'shown' && { showsHidden: true }),
      ...(panel && { panel }),
    }
  },

  write({ width, scheme, uiTheme, language, showsHidden, panel }: ChosenSettings): string {
    const words = new URLSearchParams({ width, scheme, theme: uiTheme, panel })
    if (language !== undefined) words.set('language', language)
    if (showsHidden) words.set('hidden', 'shown')
    return `#${words.toString()}`
  },
}

const begin = (): ChosenSettings => ({
  width: window.innerWidth < 700 ? 'phone' : 'tablet',
  scheme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  uiTheme: 'modern',
  showsHidden: false,
  panel: 'diagnostics',
  ...settingsInHash.read(window.location.hash),
})

/** The language that was chosen, if it is there; else English, the first there is, or the keys. */
const languageOf = (chosen: string | undefined, languages: readonly string[]) => {
  if (chosen !== undefined && (chosen === '' || languages.includes(chosen))) return chosen
  return languages.includes('en') ? 'en' : (languages[0] ?? '')
}

/**
 * The settings, kept in the address. A language whose file vanishes is left, and taken again when it comes
 * back.
 */
function useSettings(
  languages: readonly string[],
): [settings: Settings, change: (changes: Partial<Settings>) => void] {
  const [chosen, setChosen] = useState(begin)
  const hash = settingsInHash.write(chosen)
  useEffect(() => window.history.replaceState(null, '', hash), [hash])
  const change = useCallback((changes: Partial<Settings>) => setChosen((now) => ({ ...now, ...changes })), [])
  return [{ ...chosen, language: languageOf(chosen.language, languages) }, change]
}

interface TopBarProps {
  productName: string
  /** The file that is drawn, or what was asked for. */
  asked: string
  connection: Connection
  scheme: Settings['scheme']
  onScheme: (scheme: Settings['scheme']) => void
}

const schemeChoices = [
  { value: 'light', label: <IconSun size={18} stroke={1.5} display="block" role="img" aria-label="Light" /> },
  { value: 'dark', label: <IconMoon size={18} stroke={1.5} display="block" role="img" aria-label="Dark" /> },
]

const states = {
  live: { Icon: IconRefresh, words: 'Follows each save' },
  away: { Icon: IconPlugConnectedX, words: 'The command has ended. Trying to reach it again …' },
  static: { Icon: IconSnowflake, words: 'As it was written' },
}

/** Says what is drawn and whether saves are heard of; day and night. */
export function TopBar({ productName, asked, connection, scheme, onScheme }: TopBarProps) {
  const { Icon, words } = states[connection]
  return (
    <header className={classes.bar}>
      <h1 className={classes.title}>
        <span className={classes.product}>{productName}</span> Preview
      </h1>
      <p className={classes.file} title={asked}>
        <bdi>{asked}</bdi>
      </p>
      <p className={classes.state} data-state={connection} role="status">
        <Icon size={18} stroke={1.5} aria-hidden />
        <span>{words}</span>
      </p>
      <SegmentedControl
        aria-label="Colour scheme"
        className={classes.scheme}
        data={schemeChoices}
        value={scheme}
        onChange={(value) => onScheme(value === 'dark' ? 'dark' : 'light')}
      />
    </header>
  )
}

const kinds = ['ready', 'phase', 'report', 'pressed', 'pointed'] satisfies FromPage['kind'][]

/** Whether something that arrived from the page's window is a message of it. */
function isFromPage(data: unknown): data is FromPage {
  const kind: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'kind') : undefined
  return kinds.some((known) => known === kind)
}

/** The page in its frame. */
interface PageFrame {
  frame: RefObject<HTMLIFrameElement | null>
  known: Knowledge
  tell: (message: ToPage) => void
  clearLog: () => void
}

/** Listens to the page in a frame and talks to it. */
function usePageFrame(): PageFrame {
  const frame = useRef<HTMLIFrameElement>(null)
  const [known, dispatch] = useReducer(withEvent, nothingKnown)
  // With the commit that makes the frame, so that its first word is heard.
  useLayoutEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow || !isFromPage(data)) return
      dispatch({ message: data, time: new Date() })
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  // Files without a server have no origin to name.
  const tell = useCallback((message: ToPage) => frame.current?.contentWindow?.postMessage(message, '*'), [])
  const clearLog = useCallback(() => dispatch('log.cleared'), [])
  return { frame, known, tell, clearLog }
}

interface WorkshopProps {
  data: PreviewData
  /** Document that the page is drawn in. */
  pageAddress: string
}

/** The preview of a plugin's settings page: the page in the middle, what is around it at the sides. */
function Workshop({ data, pageAddress }: WorkshopProps) {
  const { files, revision, diagnostics, connection } = useLiveData(data)
  const { frame, known, tell, clearLog } = usePageFrame()
  const languages = useMemo(() => files.source?.strings.map(({ language }) => language) ?? [], [files])
  const [settings, change] = useSettings(languages)
  const { scheme, uiTheme, showsHidden } = settings
  const language = settings.language === '' ? undefined : settings.language
  const { productName, accentColor } = data.brand
  const { source } = files

  useEffect(() => {
    if (known.starts === 0) return
    tell({ kind: 'show', source, revision, view: { language, scheme, uiTheme, accentColor, showsHidden } })
  }, [tell, known.starts, source, revision, language, scheme, uiTheme, accentColor, showsHidden])
  useEffect(() => {
    document.title = `${known.title.trim() || data.asked} – preview`
  }, [known.title, data.asked])

  return (
    <PreviewTheme scheme={scheme} accentColor={accentColor}>
      <div className={workshopClasses.workshop}>
        <TopBar
          productName={productName}
          asked={source?.page.name ?? data.asked}
          connection={connection}
          scheme={scheme}
          onScheme={(wanted) => change({ scheme: wanted })}
        />
        <main className={workshopClasses.presenter}>
          <Toolbar
            settings={settings}
            languages={languages}
            isEdited={known.sections.some(({ fields }) => fields.some(({ given }) => given !== undefined))}
            hiddenCount={countHidden(known.sections)}
            onChange={change}
            onStartOver={() => tell({ kind: 'startOver' })}
          />
          <Stage
            frame={frame}
            pageAddress={pageAddress}
            width={settings.width}
            files={files}
            known={known}
            diagnostics={diagnostics}
            onUnlock={() => tell({ kind: 'unlock' })}
            onShowDiagnostics={() => change({ panel: 'diagnostics' })}
          />
        </main>
        <Panels
          panel={settings.panel}
          known={known}
          diagnostics={diagnostics}
          source={source}
          showsHidden={showsHidden}
          onPanel={(panel) => change({ panel })}
          onPoint={(path) => tell({ kind: 'point', path })}
          onShowHidden={() => change({ showsHidden: true })}
          onClearLog={clearLog}
        />
      </div>
    </PreviewTheme>
  )
}

/** How many things are not drawn: fields, buttons, and sections as a whole. */
function countHidden(sections: readonly SectionReport[]): number {
  return sections.reduce(
    (sum, { isHidden, fields, buttons }) =>
      sum + (isHidden ? 1 : [...fields, ...buttons].filter((one) => one.hiddenBecause !== undefined).length),
    0,
  )
}

declare global {
  interface Window {
    /** Set by `data.js`. */
    previewData?: PreviewData
  }
}

/** Draws the workshop in `root` with what `data.js` has brought. */
export function startWorkshop(root: HTMLElement): void {
  const data = window.previewData
  if (data) createRoot(root).render(<Workshop data={data} pageAddress="page.html" />)
  else root.textContent = 'The preview has no data: data.js is missing beside this file.'
}
