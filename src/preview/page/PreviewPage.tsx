import type { i18n } from 'i18next'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { TranslationProvider } from '../../i18n/TranslationProvider'
import { useUiThemeAttribute } from '../../theme/uiTheme/useUiThemeAttribute'
import { Boundary } from '../../ui/Boundary'
import type { FromPage } from '../channel/FromPage'
import type { PageView } from '../channel/ToPage'
import { PreviewTheme } from '../look/PreviewTheme'
import { DialogHost } from './DialogHost'
import { OpenedPage } from './OpenedPage'
import type { PageKeeper } from './PageKeeper'

/** How the page is looked at, and how often it was opened past its password. */
export interface PageLook {
  view: PageView
  unlocks: number
}

interface Props {
  keeper: PageKeeper
  looks: StoreApi<PageLook>
  translator: i18n
  tell: (message: FromPage) => void
}

/** All that stands in the frame; nothing before there was a page. */
export function PreviewPage({ keeper, looks, translator, tell }: Props) {
  const { session, images, problem, visit } = useStore(keeper.kept)
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
