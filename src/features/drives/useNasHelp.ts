import { useTranslation } from '../../i18n/useTranslation'
import { byPush, useCommand } from '../../device'
import { useDialogs } from '../../ui/dialogs/useDialogs'

/** Milliseconds that the player has to open its own help. */
const patience = 800

/**
 * Help with network drives [D2.11-3]: the player is asked for its own [D7-62], which comes as a modal; a player that has none
 * says nothing, and then ours is shown.
 */
export function useNasHelp(): { isAsking: boolean; ask: () => void } {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const { isBusy, give } = useCommand()
  const showOurs = () =>
    void dialogs.gotIt({ title: t('drives.help.title'), message: t('drives.help.message'), holdsHtml: true })
  return {
    isAsking: isBusy,
    ask: () =>
      give(
        { event: 'showNasHelper' },
        { answeredBy: byPush('openModal'), timeoutMs: patience },
        () => undefined,
        showOurs,
      ),
  }
}
