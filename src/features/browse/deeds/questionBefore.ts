import type { TFunction } from 'i18next'
import type { ConfirmWords } from '../../../ui/dialogs/Dialogs'
import type { Deed } from './Deed'

/** What is asked before a deed; undefined for one that is done at once. `canUndo`: there will be a way back. */
export function questionBefore(deed: Deed, canUndo: boolean, t: TFunction): ConfirmWords | undefined {
  switch (deed.kind) {
    case 'deletePlaylist':
      return {
        title: t('browse.deeds.ask.playlist.title'),
        message: canUndo
          ? t('browse.deeds.ask.playlist.message', { name: deed.name })
          : t('browse.deeds.ask.playlist.forGood', { name: deed.name }),
        confirmLabel: t('browse.deeds.ask.playlist.confirm'),
        isDangerous: true,
      }
    case 'deleteFolder':
      return {
        title: t('browse.deeds.ask.folder.title'),
        message: t('browse.deeds.ask.folder.message', { name: deed.item.title || deed.item.uri }),
        confirmLabel: t('browse.deeds.ask.folder.confirm'),
        isDangerous: true,
      }
    case 'safeRemoveDrive':
      return {
        title: t('browse.deeds.ask.drive.title'),
        message: t('browse.deeds.ask.drive.message', { name: deed.item.title || deed.item.uri }),
        confirmLabel: t('browse.deeds.ask.drive.confirm'),
      }
    default:
      return undefined
  }
}
