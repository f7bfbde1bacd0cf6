import { useTranslation } from '../../i18n/useTranslation'
import type { CdRipStart } from '../../../schemas/generated/types'
import { useTopic } from '../../device'
import type { FeatureModal } from '../../ui/modal/PanelModals'
import { CdRipForm } from './CdRipForm'

const nothing: CdRipStart = {}

/**
 * The modal for ripping the CD that the player has told of last [D2.15]. A later push goes into the open form, where edits
 * stay; a disc with other tracks gets a form of its own.
 */
export const CdRipModal: FeatureModal = ({ frame }) => {
  const { t } = useTranslation()
  const cd = useTopic('cdRipStart') ?? nothing
  const disc = cd.tracks?.map(({ number }) => number).join() ?? ''
  return <CdRipForm key={disc} cd={cd} frame={frame} title={cd.title?.trim() || t('ripping.title')} />
}
