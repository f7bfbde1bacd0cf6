import type { TFunction } from 'i18next'
import type { ConfirmWords } from '../../../ui/dialogs/Dialogs'
import type { ItemCommand } from './ItemCommand'

/** What is asked before a command; undefined for one that is done at once. `canUndo`: there will be a way back. */
export function questionBefore(
  command: ItemCommand,
  canUndo: boolean,
  t: TFunction,
): ConfirmWords | undefined {
  switch (command.kind) {
    case 'deletePlaylist':
      return {
        title: t('browse.commands.ask.playlist.title'),
        message: canUndo
          ? t('browse.commands.ask.playlist.message', { name: command.name })
          : t('browse.commands.ask.playlist.forGood', { name: command.name }),
        confirmLabel: t('browse.commands.ask.playlist.confirm'),
        isDangerous: true,
      }
    case 'deleteFolder':
      return {
        title: t('browse.commands.ask.folder.title'),
        message: t('browse.commands.ask.folder.message', { name: command.item.title || command.item.uri }),
        confirmLabel: t('browse.commands.ask.folder.confirm'),
        isDangerous: true,
      }
    case 'safeRemoveDrive':
      return {
        title: t('browse.commands.ask.drive.title'),
        message: t('browse.commands.ask.drive.message', { name: command.item.title || command.item.uri }),
        confirmLabel: t('browse.commands.ask.drive.confirm'),
      }
    default:
      return undefined
  }
}
