import { Navigate } from '@tanstack/react-router'
import { HomeView, type Choosing, type WithMenu } from '../features/home/HomeView'
import { useUiTheme } from '../theme/uiTheme/UiTheme'
import { Extra } from '../ui/Boundary'
import { later } from '../ui/later'

const LoneChoosingBar = later(async () => (await import('../features/browse')).LoneChoosingBar)
const LoneItemMenu = later(async () => (await import('../features/browse')).LoneItemMenu)

const CopyLinkRow = later(async () => (await import('../features/links')).CopyLinkRow)

const menuOf = (opened: WithMenu) => (
  <Extra>
    <LoneItemMenu {...opened} links={<CopyLinkRow item={opened.item} onDone={opened.onClose} />} />
  </Extra>
)

const choosingBarOf = (choosing: Choosing) => (
  <Extra>
    <LoneChoosingBar {...choosing} />
  </Extra>
)

/**
 * /home: where the newer theme is at home [D2.2-10]; the older one has no such screen and shows what plays.
 */
export const HomeScreen = () =>
  useUiTheme().hasHome ? (
    <HomeView menuOf={menuOf} choosingBarOf={choosingBarOf} />
  ) : (
    <Navigate to="/playback" replace />
  )
