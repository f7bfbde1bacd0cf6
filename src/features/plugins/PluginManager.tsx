import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { useDevice } from '../../device'
import { toInstallerRequest } from '../../ui/modal/InstallerRequest'
import { usePanelModals } from '../../ui/modal/PanelModals'
import { InstalledTab } from './installed/InstalledTab'
import { useInstalled } from './installed/useInstalled'
import classes from './PluginManager.module.css'
import { DetailsSheet } from './store/DetailsSheet'
import { StoreTab } from './store/StoreTab'
import { useStore } from './store/useStore'
import { UploadTab } from './upload/UploadTab'
import { usePluginUpload } from './upload/usePluginUpload'
import { useFileDrop } from './useFileDrop'
import { usePluginActs } from './usePluginActs'

const tabs = ['store', 'installed', 'upload'] as const

/** The plugin manager [D2.12]: what there is, what is installed, and a plugin from a file. */
export function PluginManager() {
  const { t } = useTranslation()
  const device = useDevice()
  const modals = usePanelModals()
  const [tab, setTab] = useState<(typeof tabs)[number]>('store')
  const store = useStore()
  const installed = useInstalled()
  const { acts, asked, untold, forgetUntold } = usePluginActs()
  const follow = useCallback(() => {
    modals.open(toInstallerRequest({ since: performance.now() }))
    setTab('store')
  }, [modals])
  // Nothing is installed then: its window would wait in vain, and why is said beside the file.
  const comeBack = useCallback(() => {
    modals.closeAll()
    setTab('upload')
  }, [modals])
  const upload = usePluginUpload(follow, comeBack)
  const [, tellUpload] = upload
  const drop = useFileDrop((file) => {
    setTab('upload')
    tellUpload({ type: 'file.chosen', file })
  })

  const hasStore = store.data !== undefined
  useEffect(
    () =>
      device.on('installPluginStatus', ({ progress }) => {
        if (progress !== 100) return
        device.send('getInstalledPlugins')
        // A store that wants somebody to log in first would say so again.
        if (hasStore) device.send('getAvailablePlugins')
      }),
    [device, hasStore],
  )
  const shown = drop.isOver ? 'upload' : tab
  return (
    <section className={classes.manager} aria-label={t('plugins.title')} {...drop.handlers}>
      <h1 className={classes.title}>{t('plugins.title')}</h1>
      <Tabs
        value={shown}
        onChange={(value) => setTab(tabs.find((one) => one === value) ?? 'store')}
        keepMounted={false}
        classNames={{ tab: classes.tab ?? '', list: classes.tabs ?? '', panel: classes.panel ?? '' }}
      >
        <Tabs.List>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`plugins.tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="store">
          <StoreTab store={store} installed={installed.rows} acts={acts} asked={asked} />
        </Tabs.Panel>
        <Tabs.Panel value="installed">
          <InstalledTab installed={installed} acts={acts} asked={asked} onStore={() => setTab('store')} />
        </Tabs.Panel>
        <Tabs.Panel value="upload">
          <UploadTab upload={upload} isOver={drop.isOver} />
        </Tabs.Panel>
      </Tabs>
      {untold ? <DetailsSheet plugin={untold} onClose={forgetUntold} /> : null}
    </section>
  )
}
