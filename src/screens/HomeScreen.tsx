import { HomeView } from '../features/home'

/** /home: where the newer theme is at home [D2.2-10]. */
export const HomeScreen = () => <HomeView />
