import 'virtual:texts/home'

export { HomeView, type WithMenu } from './HomeView'
export type { Choosing } from './RecentlyPlayed'
