import { useCallback } from 'react'
import type { BrowseItem } from '../../../schemas/generated/types'
import { useOrigin } from '../../device'
import { useTranslation } from '../../i18n/TranslationProvider'
import { copyText } from '../../ui/copyText'
import { usePanelModals } from '../../ui/modal/PanelModals'
import { usePanelSituation } from '../../ui/panel/PanelSituationContext'
import { usePlayerSwitch } from '../../ui/players/PlayerSwitchContext'
import { useToasts } from '../../ui/toasts/Toast'
import { addressOfLink, linkOf, type MusicLink } from './musicLink'

/** Whether a page at this host is for its own machine alone, so that its links lead nobody else here. */
export const isOwnMachine = (hostname: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname) || hostname.endsWith('.localhost')

/**
 * Gives the link to an item; undefined where it cannot be linked to, where another player than the panel's
 * own is driven, whose music the link would not find, and on a player's own screen that no link leads to.
 */
export function useLinkOf(): (item: BrowseItem) => MusicLink | undefined {
  const origin = useOrigin()
  const { guestName } = usePlayerSwitch()
  const { isKiosk } = usePanelSituation()
  const isNowhere = guestName !== undefined || (isKiosk && isOwnMachine(window.location.hostname))
  return useCallback((item) => (isNowhere ? undefined : linkOf(item, origin)), [origin, isNowhere])
}

/** What is done with a link. */
export interface LinkActs {
  /** Puts it on the clipboard, and says so; shows it where the browser does not allow that. */
  copy: (link: MusicLink) => Promise<void>
  /** Shows it, and its QR code. */
  show: (link: MusicLink) => void
}

/** What can be done with links. */
export function useLinkActs(): LinkActs {
  const { t } = useTranslation()
  const toasts = useToasts()
  const modals = usePanelModals()
  const show = useCallback((params: MusicLink) => void modals.open({ name: 'modal-link', params }), [modals])
  const copy = async (link: MusicLink) => {
    const isCopied = await copyText(addressOfLink(link, { cover: true }))
    if (!isCopied) return show(link)
    toasts.show({
      kind: 'success',
      title: t('links.copied'),
      action: { label: t('links.showCode'), run: () => show(link) },
    })
  }
  return { copy, show }
}
