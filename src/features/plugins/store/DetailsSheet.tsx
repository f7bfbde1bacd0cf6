import { Button } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation'
import { DeviceText } from '../../../ui/DeviceText'
import { PanelModal } from '../../../ui/modal/PanelModal'
import { Notice } from '../../../ui/Notice'
import classes from './DetailsSheet.module.css'
import type { StorePlugin } from './StorePlugin'

interface Props {
  plugin: Pick<StorePlugin, 'shownName' | 'version'> & Partial<StorePlugin>
  onClose: () => void
}

/** What the store says of a plugin, for a player that opens no window of its own [D7-58]. */
export function DetailsSheet({ plugin, onClose }: Props) {
  const { t } = useTranslation()
  const facts = [
    [t('plugins.author'), plugin.author],
    [t('plugins.updated'), plugin.updated],
    [t('plugins.version'), plugin.version],
    [t('plugins.license'), plugin.license],
    [t('plugins.category'), plugin.categoryName],
  ].filter(([, value]) => value)
  return (
    <PanelModal
      isTop
      size="md"
      title={plugin.shownName || t('plugins.nameless')}
      onClose={onClose}
      buttons={<Button onClick={onClose}>{t('action.close')}</Button>}
    >
      <div className={classes.details}>
        <Notice>{t('plugins.unanswered.details')}</Notice>
        {plugin.description ? <DeviceText text={plugin.description} /> : null}
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </PanelModal>
  )
}
