import type { TFunction } from 'i18next'
import { memo, useMemo } from 'react'
import { ActButton } from '../ActButton'
import { PluginIcon } from '../PluginIcon'
import type { PluginActs } from '../usePluginActs'
import classes from './StoreCard.module.css'
import { textOfHtml } from './textOfHtml'
import type { StorePlugin } from './StorePlugin'

interface Props {
  /** The list's own, because to get one takes a card a good part of its time. */
  t: TFunction
  plugin: StorePlugin
  acts: PluginActs
  /** What the player was asked about it and has not answered. */
  asked: 'uninstall' | 'details' | undefined
  /** Says where it belongs, while plugins of several categories are shown. */
  showsCategory: boolean
}

/** A plugin of the store [D2.12-1]. Its description is short here and without HTML; details have all of it. */
export const StoreCard = memo(function StoreCard({ t, plugin, acts, asked, showsCategory }: Props) {
  const { shownName, author, updated, version, description, isInstalled, canUpdate, url } = plugin
  const name = shownName || t('plugins.nameless')
  const about = useMemo(() => textOfHtml(description), [description])
  const facts = [
    [t('plugins.author'), author],
    [t('plugins.updated'), updated],
    [t('plugins.version'), version],
    [t('plugins.category'), showsCategory ? plugin.categoryName : ''],
  ].filter(([, value]) => value)
  return (
    <article className={classes.card} aria-label={name}>
      <PluginIcon icon={plugin.icon} />
      <div className={classes.words}>
        <h2 className={classes.name}>
          {name}
          {isInstalled ? <span className={classes.mark}>{t('plugins.isInstalled')}</span> : null}
        </h2>
        {facts.length > 0 ? (
          <dl className={classes.facts}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {about === '' ? null : <p className={classes.about}>{about}</p>}
      </div>
      <div className={classes.acts}>
        {!isInstalled && url ? (
          <ActButton
            label={t('plugins.of.install', { name })}

            onPress={() => acts.install(plugin)}
          >
            {t('plugins.install')}
          </ActButton>
        ) : null}
        {isInstalled && canUpdate && url ? (
          <ActButton
            label={t('plugins.of.update', { name })}
            look="strong"
            onPress={() => acts.update(plugin)}
          >
            {t('plugins.update')}
          </ActButton>
        ) : null}
        {isInstalled && plugin.name ? (
          <ActButton
            label={t('plugins.of.uninstall', { name })}
            look="quiet"
            isBusy={asked === 'uninstall'}
            onPress={() => acts.uninstall(plugin)}
          >
            {t('plugins.uninstall')}
          </ActButton>
        ) : null}
        {plugin.name ? (
          <ActButton
            label={t('plugins.of.details', { name })}
            look="quiet"
            isBusy={asked === 'details'}
            onPress={() => acts.showDetails(plugin)}
          >
            {t('plugins.details')}
          </ActButton>
        ) : null}
      </div>
    </article>
  )
})
