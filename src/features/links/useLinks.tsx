import { ActionIcon } from '@mantine/core'
import { IconLink, IconQrcode } from '@tabler/icons-react'
import { useCallback } from 'react'
import type { BrowseItem } from '../../../schemas/generated/types'
import { useOrigin } from '../../device'
import { useTranslation } from '../../i18n/TranslationProvider'
import { copyText } from '../../ui/copyText'
import { usePanelModals } from '../../ui/modal/PanelModals'
import { usePanelSituation } from '../../ui/panel/PanelSituationContext'
import { usePlayerSwitch } from '../../ui/players/PlayerSwitchContext'
import { ActionRow } from '../../ui/rows/ActionRow'
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

interface RowProps {
  item: BrowseItem
  /** Called before anything else. */
  onDone: () => void
}

const look = { size: 22, stroke: 1.6, 'aria-hidden': true }

/**
 * The entry of a menu that copies the link to an item; on a player's own screen, which has nowhere to paste
 * it, it shows the code of it instead. Nothing where there is none.
 */
export function CopyLinkRow({ item, onDone }: RowProps) {
  const { t } = useTranslation()
  const { isKiosk } = usePanelSituation()
  const link = useLinkOf()(item)
  const { copy, show } = useLinkActs()
  if (!link) return null
  const Icon = isKiosk ? IconQrcode : IconLink
  return (
    <ActionRow
      icon={<Icon {...look} />}
      label={isKiosk ? t('links.code') : t('links.copy')}
      onPress={() => {
        onDone()
        if (isKiosk) show(link)
        else void copy(link)
      }}
    />
  )
}

/** The button at the head of a page that shows the link to it; nothing where there is none. */
export function LinkButton({ item }: { item: BrowseItem }) {
  const { t } = useTranslation()
  const link = useLinkOf()(item)
  const { show } = useLinkActs()
  return link ? (
    <ActionIcon aria-label={t('links.head')} title={t('links.head')} onClick={() => show(link)}>
      <IconLink size={22} stroke={1.6} aria-hidden />
    </ActionIcon>
  ) : null
}
