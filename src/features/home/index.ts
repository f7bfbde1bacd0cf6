export { HomeView } from './HomeView'
