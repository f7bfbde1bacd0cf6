import './texts'

export { HomeView } from './HomeView'
