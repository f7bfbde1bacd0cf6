import { Button } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation'
import { PanelModal } from '../../ui/modal/PanelModal'
import type { FeatureModal } from '../../ui/modal/PanelModals'
import { Notice } from '../../ui/Notice'
import { SafeHtml } from '../../ui/SafeHtml'
import { Credits } from './Credits'
import type { Metadata } from './readMetadata'
import { UpgradeButton } from './UpgradeButton'

interface Shown {
  title: string
  /** Undefined for an artist of whom there is no story [D8-6]. */
  metadata: Metadata | undefined
}

const isShown = (params: unknown): params is Shown =>
  typeof params === 'object' && params !== null && 'title' in params && 'metadata' in params

const Told = (metadata: Metadata) =>
  metadata.kind === 'story' ? <SafeHtml html={metadata.html} /> : <Credits rows={metadata.rows} />

/** A story, or the credits of an album [D2.14-9], or that there is none; what the player wrote is cleaned before it is drawn. */
export const StoryModal: FeatureModal = ({ frame, params }) => {
  const { t } = useTranslation()
  if (!isShown(params)) return null
  const { title, metadata } = params
  return (
    <PanelModal
      {...frame}
      size="md"
      title={title}
      buttons={
        <>
          <Button variant="default" onClick={frame.onClose}>
            {t('action.close')}
          </Button>
          {metadata?.isPart ? <UpgradeButton /> : null}
        </>
      }
    >
      {metadata ? <Told {...metadata} /> : <p>{t('metadata.artistNotFound', { artist: title })}</p>}
      {metadata?.isPart ? <Notice>{t('metadata.premium.rest')}</Notice> : null}
    </PanelModal>
  )
}
