import { paths, type PanelPath } from '../paths'

/** Where an upgrade by an activation code leads [D4-47]: who is signing up to the profile, everybody else nowhere. */
export const afterUpgrade = (pathname: string, word: string): PanelPath | undefined =>
  pathname === paths.account(word, 'signup') ? paths.account(word, 'profile') : undefined
