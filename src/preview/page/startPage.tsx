import { createRoot } from 'react-dom/client'
import { createStore } from 'zustand/vanilla'
import { createTranslator } from '../../i18n/createTranslator'
import type { FromPage } from '../channel/FromPage'
import { isToPage } from '../channel/isToPage'
import type { ToPage } from '../channel/ToPage'
import { PageKeeper } from './PageKeeper'
import { pointAt } from './pointAt'
import { PreviewPage, type PageLook } from './PreviewPage'
import { speak } from './speak'

/** Draws the page in `root` as the window around tells it to. */
export function startPage(root: HTMLElement, workshop: Window): void {
  const translator = createTranslator()
  const keeper = new PageKeeper()
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
        keeper.show(source, revision, view.language)
        const { session, problem } = keeper.kept.getState()
        if (!session) tell({ kind: 'phase', phase: 'empty', problem, title: '' })
        return
      }
      case 'startOver':
        looks.setState({ unlocks: 0 })
        return keeper.startOver()
      case 'unlock':
        return looks.setState(({ unlocks }) => ({ unlocks: unlocks + 1 }))
      case 'point':
        // Takes its time on a long page, which nothing else waits for.
        void pointAt(keeper, message.path).then((outcome) => outcome && tell({ kind: 'pointed', outcome }))
    }
  }
  let following = Promise.resolve()
  window.addEventListener('message', ({ source, data }) => {
    if (source !== workshop || !isToPage(data)) return
    following = following.then(() => follow(data))
  })
  stayHere(tell)
  createRoot(root).render(<PreviewPage keeper={keeper} looks={looks} translator={translator} tell={tell} />)
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
