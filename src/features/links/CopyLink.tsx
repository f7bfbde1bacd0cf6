import { ActionIcon } from '@mantine/core'
import { IconLink, IconQrcode } from '@tabler/icons-react'
import type { BrowseItem } from '../../../schemas/generated/types'
import { useTranslation } from '../../i18n/TranslationProvider'
import { usePanelSituation } from '../../ui/panel/PanelSituationContext'
import { ActionRow } from '../../ui/rows/ActionRow'
import { useLinkActs, useLinkOf } from './useLinks'

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
