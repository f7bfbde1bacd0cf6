import { Navigate } from '@tanstack/react-router'
import { HomeView } from '../features/home'
import { useUiTheme } from '../theme/uiTheme/UiTheme'

/**
 * /home: where the newer theme is at home [D2.2-10]; the older one has no such screen and shows what plays.
 */
export const HomeScreen = () => (useUiTheme().hasHome ? <HomeView /> : <Navigate to="/playback" replace />)
