import { useTranslation } from '../../../i18n/useTranslation'
import type { BrowseSource } from '../../../../schemas/generated/types'
import { FontAwesomeIcon } from '../../../ui/fontAwesome/FontAwesomeIcon'
import { PanelModal } from '../../../ui/modal/PanelModal'
import { ActionRow } from '../../../ui/rows/ActionRow'

/** What an item of a source's menu has the panel send [D3-21]. */
export interface SourceCall {
  emit: string
  payload: unknown
}

interface Props {
  source: BrowseSource
  onCall: (call: SourceCall) => void
  onClose: () => void
}

/** The menu of a source as the player wrote it [D2.6-1], as long as it is mounted. An item without a call stays without one. */
export function SourceMenu({ source, onCall, onClose }: Props) {
  const { t } = useTranslation()
  const { name = '', menuItems = [] } = source
  return (
    <PanelModal isTop title={name.trim() || t('browseSources.unnamed')} onClose={onClose}>
      {menuItems.map(({ name: word, icon, socketCall }, place) => {
        const { emit = '', payload } = socketCall ?? {}
        const isDead = emit.trim() === ''
        return (
          <ActionRow
            key={place}
            icon={<FontAwesomeIcon name={icon || 'fa fa-angle-right'} size={18} />}
            label={word?.trim() || t('browseSources.unnamedItem')}
            note={isDead ? t('browseSources.deadItem') : undefined}
            disabled={isDead}
            onPress={() => {
              onClose()
              onCall({ emit, payload })
            }}
          />
        )
      })}
    </PanelModal>
  )
}
