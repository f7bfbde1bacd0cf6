import { useState, type DragEvent, useCallback, useEffect } from 'react'
import { Button, Tabs } from '@mantine/core'
import { IconPuzzle } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { DeviceText } from '../../ui/SafeHtml'
import { PanelModal, toInstallerRequest, usePanelModals } from '../../ui/modal/PanelModals'
import { Notice, EmptyState, ErrorState, WaitingLines } from '../../ui/states'
import detailsSheetClasses from './store/DetailsSheet.module.css'
import type { StorePlugin, ManagedPlugin } from './PluginParts'
import { type PluginActs, usePluginActs } from './usePluginActs'
import { InstalledRow, useInstalled } from './installed/InstalledRow'
import installedTabClasses from './installed/InstalledTab.module.css'
import { useDevice } from '../../device'
import classes from './PluginManager.module.css'
import { StoreTab } from './store/StoreTab'
import { useStore } from './store/useStore'
import { UploadTab, usePluginUpload } from './upload/UploadTab'

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/**
 * Takes a file that is dropped on an element: spread `handlers` on it. What else is dragged over it is none
 * of its business.
 */
function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      // Without this the browser opens the file in place of the panel.
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      const isStillIn = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
      if (!isStillIn) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(false)
      const [file] = event.dataTransfer.files
      if (file) onFile(file)
    },
  }
  return { isOver, handlers }
}

interface DetailsSheetProps {
  plugin: Pick<StorePlugin, 'shownName' | 'version'> & Partial<StorePlugin>
  onClose: () => void
}

/** What the store says of a plugin, for a player that opens no window of its own [D7-58]. */
function DetailsSheet({ plugin, onClose }: DetailsSheetProps) {
  const { t } = useTranslation()
  const properties = [
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
      <div className={detailsSheetClasses.details}>
        <Notice>{t('plugins.unanswered.details')}</Notice>
        {plugin.description ? <DeviceText text={plugin.description} /> : null}
        <dl className={detailsSheetClasses.properties}>
          {properties.map(([label, value]) => (
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

interface InstalledTabProps {
  installed: ReturnType<typeof useInstalled>
  acts: PluginActs
  asked: { about: 'uninstall' | 'details'; plugin: ManagedPlugin } | undefined
  onStore: () => void
}

/** The tab 'installed plugins' [D2.12-2]. */
function InstalledTab({ installed, acts, asked, onStore }: InstalledTabProps) {
  const { t } = useTranslation()
  const { phase, plugins, turn, retry } = installed
  if (phase === 'waiting') return <WaitingLines height={72} count={4} />
  if (phase === 'silent' || phase === 'broken')
    return (
      <ErrorState title={t('plugins.unanswered.title')} onRetry={retry}>
        {t(`plugins.installed.${phase}`)}
      </ErrorState>
    )
  if (plugins.length === 0)
    return (
      <EmptyState
        icon={IconPuzzle}
        title={t('plugins.installed.emptyTitle')}
        action={<Button onClick={onStore}>{t('plugins.installed.toStore')}</Button>}
      >
        {t('plugins.installed.empty')}
      </EmptyState>
    )
  return (
    <ul className={installedTabClasses.list} aria-label={t('plugins.installed.label')}>
      {plugins.map((plugin) => (
        <InstalledRow
          key={plugin.key}
          plugin={plugin}
          acts={acts}
          isLeaving={asked?.about === 'uninstall' && asked.plugin.name === plugin.name}
          onTurn={turn}
        />
      ))}
    </ul>
  )
}

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
