import { ActionIcon } from '@mantine/core'
import { IconDevicesShare, IconPlaylist } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useAsk, useTopic } from '../../../device'
import { VolumePopup } from '../../../features/playback'
import { PanelLink, screenExists } from '../../../ui/navigation/PanelLink'
import { paths } from '../../paths'
import classes from './PlaybackTabBar.module.css'

/**
 * What the older theme has at the foot of the playback screen [D2.3-1]: the queue, the outputs, the volume.
 * The outputs are disabled unless more than one is available, and while this panel has no screen for them.
 */
export const PlaybackTabBar = () => {
  const { t } = useTranslation()
  const router = useRouter()
  useAsk('getAudioOutputs')
  const outputs = useTopic(
    'pushAudioOutputs',
    ({ availableOutputs }) => availableOutputs.filter(({ available }) => available !== false).length,
  )
  const hasChoice = (outputs ?? 0) > 1 && screenExists(router, paths.outputs)
  return (
    <nav className={classes.bar} aria-label={t('tabs.playbackLabel')}>
      <PanelLink href={paths.queue} className={classes.tab}>
        <IconPlaylist size={22} stroke={1.5} aria-hidden />
        {t('tabs.queue')}
      </PanelLink>
      <ActionIcon
        aria-label={t('tabs.outputs')}
        disabled={!hasChoice}
        onClick={() => router.history.push(paths.outputs)}
      >
        <IconDevicesShare size={22} stroke={1.5} aria-hidden />
      </ActionIcon>
      <VolumePopup />
    </nav>
  )
}
