import { useTranslation } from '../../i18n/useTranslation'
import { SectionFrame, type CoreSectionComponent } from '../../renderer'
import { NoAnswer } from '../../ui/NoAnswer'
import { WaitingLines } from '../../ui/WaitingLines'
import classes from './MusicPluginsSection.module.css'
import { MusicPluginRow } from './MusicPluginRow'
import { useMusicPlugins } from './useMusicPlugins'

/** The core section `my-music-plugin-enabler`: plugins that bring music, on or off [D2.10-14 D2.11-8]. */
export const MusicPluginsSection: CoreSectionComponent = ({ section }) => {
  const { t } = useTranslation()
  const { phase, plugins, retry, turn } = useMusicPlugins()
  return (
    <SectionFrame section={section} title={t('myMusic.plugins.title')}>
      {phase === 'waiting' && <WaitingLines height={44} count={3} />}
      <NoAnswer phase={phase} onRetry={retry}>
        {t('myMusic.plugins.silent')}
      </NoAnswer>
      {phase === 'ready' && plugins.length === 0 && (
        <p className={classes.empty}>{t('myMusic.plugins.empty')}</p>
      )}
      {plugins.length > 0 && (
        <ul className={classes.list}>
          {plugins.map((plugin, place) => (
            // Devices may list a plugin twice.
            <MusicPluginRow key={`${plugin.id} ${place}`} plugin={plugin} onTurn={turn} />
          ))}
        </ul>
      )}
    </SectionFrame>
  )
}
