import type { i18n } from 'i18next'
import { useMemo, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { type StoreApi, createStore } from 'zustand/vanilla'
import { createRoot } from 'react-dom/client'
import type { ToPage, PageView, FromPage } from '../channel/messages'
import { findLanguage } from '../../../schemas/languages'
import { createTranslator, switchLanguage, TranslationProvider } from '../../i18n/TranslationProvider'
import { type Json, type JsonObject, isJsonObject } from '../../../authoring/json/Json'
import { PasswordDialog, type PageModel, type Target, revealTarget } from '../../renderer'
import { PageStore } from './PageStore'
import { AnswerDialog, createDialogs, type DialogRequest, DialogsContext } from '../../ui/dialogs/Dialogs'
import { useUiThemeAttribute } from '../../theme/createPanelTheme'
import { Boundary } from '../../ui/Boundary'
import { PreviewTheme } from '../look/PreviewTheme'
import { OpenedPage } from './OpenedPage'

const kinds = ['show', 'startOver', 'unlock', 'point'] satisfies ToPage['kind'][]

/** Whether something that arrived from the workshop's window is a message of it. */
function isToPage(data: unknown): data is ToPage {
  const kind: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'kind') : undefined
  return kinds.some((known) => known === kind)
}

const english = { code: 'en', tag: 'en', label: 'English' }

/**
 * Has the interface's own words spoken in the language of a strings file, as players do; English where it has
 * none.
 */
async function speak(translator: i18n, code: string | undefined): Promise<void> {
  const language = findLanguage(code) ?? english
  if (translator.language !== language.tag) await switchLanguage(translator, language)
}

/**
 * The section or item that a path of the page's JSON leads to or into; undefined when it leads to neither.
 */
export function findTarget(
  raw: JsonObject,
  page: PageModel,
  path: readonly (string | number)[],
): Target | undefined {
  const [head, sectionPlace, part, itemPlace] = path
  if (head !== 'sections' || typeof sectionPlace !== 'number') return undefined
  const section = page.sections[sectionPlace]
  if (!section) return undefined
  if (part !== 'content' || section.kind !== 'form') return { sectionKey: section.key }
  const sections = Array.isArray(raw['sections']) ? raw['sections'] : []
  const place = drawnPlace(contentOf(sections[sectionPlace]), itemPlace)
  const item = place === undefined ? undefined : section.items[place]
  return { sectionKey: section.key, ...(item && { itemKey: item.key }) }
}

function contentOf(section: Json | undefined): Json | undefined {
  return isJsonObject(section) ? section['content'] : undefined
}

/** Place of an entry among those that say something: null and {} are passed over when a page is drawn. */
function drawnPlace(content: Json | undefined, place: string | number | undefined): number | undefined {
  if (!Array.isArray(content)) return 0
  if (typeof place !== 'number') return undefined
  return saysSomething(content[place]) ? content.slice(0, place).filter(saysSomething).length : undefined
}

function saysSomething(entry: Json | undefined): boolean {
  return isJsonObject(entry) && Object.keys(entry).length > 0
}

let latest = 0

/**
 * Brings the spot at a path of the page's JSON into sight and marks it. Resolves to what became of it: there
 * is no such spot, it is not drawn, or it is shown; undefined when nothing was pointed at, or something else
 * is by now.
 */
async function pointAt(
  { kept }: PageStore,
  path: (string | number)[] | undefined,
): Promise<'shown' | 'hidden' | 'nowhere' | undefined> {
  latest += 1
  const mine = latest
  const { session, raw } = kept.getState()
  const target = session && raw && path && findTarget(raw, session.page.getState(), path)
  const isShown = await revealTarget(target, () => mine === latest)
  if (!path || mine !== latest) return undefined
  return target ? (isShown ? 'shown' : 'hidden') : 'nowhere'
}

/** Gives `useDialogs` to all below it and draws the dialogs as the interface does, the last on top. */
export function DialogHost({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<readonly { id: number; request: DialogRequest }[]>([])
  const dialogs = useMemo(
    () => createDialogs((request) => setOpen((all) => [...all, { id: (all.at(-1)?.id ?? 0) + 1, request }])),
    [],
  )
  return (
    <DialogsContext value={dialogs}>
      {children}
      {open.map((dialog, place) => {
        const { id, request } = dialog
        const isTop = place === open.length - 1
        const close = (answer: boolean) => {
          request.answer(answer)
          setOpen((all) => all.filter((one) => one !== dialog))
        }
        return request.kind === 'password' ? (
          <PasswordDialog key={id} isTop={isTop} request={request} onAnswer={close} />
        ) : (
          <AnswerDialog key={id} isTop={isTop} request={request} onAnswer={close} />
        )
      })}
    </DialogsContext>
  )
}

/** How the page is looked at, and how often it was opened past its password. */
interface PageLook {
  view: PageView
  unlocks: number
}

interface Props {
  store: PageStore
  looks: StoreApi<PageLook>
  translator: i18n
  tell: (message: FromPage) => void
}

/** All that stands in the frame; nothing before there was a page. */
function PreviewPage({ store, looks, translator, tell }: Props) {
  const { session, images, problem, visit } = useStore(store.kept)
  const { view, unlocks } = useStore(looks)
  useUiThemeAttribute(view.uiTheme)
  if (!session) return null
  return (
    <TranslationProvider translator={translator}>
      <PreviewTheme scheme={view.scheme} accentColor={view.accentColor}>
        {/* Begun anew, nothing that was asked stays open. */}
        <DialogHost key={`${visit} ${unlocks}`}>
          <Boundary fallback={whyNot}>
            <OpenedPage
              session={session}
              images={images}
              problem={problem}
              showsHidden={view.showsHidden}
              isUnlocked={unlocks > 0}
              tell={tell}
            />
          </Boundary>
        </DialogHost>
      </PreviewTheme>
    </TranslationProvider>
  )
}

function whyNot(error: unknown) {
  return <p lang="en">The page could not be drawn: {String(error)}</p>
}

/** Draws the page in `root` as the window around tells it to. */
export function startPage(root: HTMLElement, workshop: Window): void {
  const translator = createTranslator()
  const store = new PageStore()
  const looks = createStore<PageLook>(() => ({
    view: {
      language: undefined,
      scheme: 'light',
      uiTheme: 'modern',
      accentColor: '#808080',
      showsHidden: false,
    },
    unlocks: 0,
  }))
  // Files without a server have no origin to name; nothing that is told here is a secret.
  const tell = (message: FromPage) => workshop.postMessage(message, '*')

  const follow = async (message: ToPage) => {
    switch (message.kind) {
      case 'show': {
        const { source, revision, view } = message
        await speak(translator, view.language)
        looks.setState({ view })
        store.show(source, revision, view.language)
        const { session, problem } = store.kept.getState()
        if (!session) tell({ kind: 'phase', phase: 'empty', problem, title: '' })
        return
      }
      case 'startOver':
        looks.setState({ unlocks: 0 })
        return store.startOver()
      case 'unlock':
        return looks.setState(({ unlocks }) => ({ unlocks: unlocks + 1 }))
      case 'point':
        // Takes its time on a long page, which nothing else waits for.
        void pointAt(store, message.path).then((outcome) => outcome && tell({ kind: 'pointed', outcome }))
    }
  }
  let following = Promise.resolve()
  window.addEventListener('message', ({ source, data }) => {
    if (source !== workshop || !isToPage(data)) return
    following = following.then(() => follow(data))
  })
  stayHere(tell)
  createRoot(root).render(<PreviewPage store={store} looks={looks} translator={translator} tell={tell} />)
  tell({ kind: 'ready' })
}

/** Links of the page's texts lead nowhere from here; where they would lead is told. */
function stayHere(tell: (message: FromPage) => void): void {
  const hold = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement)) return
    event.preventDefault()
    tell({ kind: 'pressed', effect: { kind: 'follows', address: link.href }, answer: 'none' })
  }
  document.addEventListener('click', hold, true)
  document.addEventListener('auxclick', hold, true)
}
