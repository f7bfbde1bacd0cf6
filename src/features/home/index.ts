import 'virtual:texts/home'

export { HomeView } from './HomeView'
