import type { TFunction } from 'i18next'
import { memo, useMemo, useLayoutEffect, useRef, useState } from 'react'
import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { inertBody } from '../../../ui/htmlText'
import { ActButton, PluginIcon, type StorePlugin } from '../PluginParts'
import type { PluginActs } from '../usePluginActs'
import storeCardClasses from './StoreCard.module.css'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useLaidOut, useQuietStart } from '../../../ui/rows/virtualRows'
import classes from './StoreList.module.css'

/** The bare words of HTML on one line. */
function textOfHtml(html: string): string {
  if (!/[<&]/.test(html)) return html.replaceAll(/\s+/g, ' ').trim()
  const body = inertBody(html)
  // What is in them is nothing that anybody reads.
  for (const element of body.querySelectorAll('script, style, iframe')) element.remove()
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

interface StoreCardProps {
  /** The list's own, because to get one takes a card a good part of its time. */
  t: TFunction
  plugin: StorePlugin
  acts: PluginActs
  /** What the player was asked about it and has not answered. */
  asked: 'uninstall' | 'details' | undefined
  /** Says where it belongs, while plugins of several categories are shown. */
  showsCategory: boolean
}

/**
 * A plugin of the store [D2.12-1]. Its description is short here and without HTML; details have all of it.
 */
const StoreCard = memo(function StoreCard({ t, plugin, acts, asked, showsCategory }: StoreCardProps) {
  const { shownName, author, updated, version, description, isInstalled, canUpdate, url } = plugin
  const name = shownName || t('plugins.nameless')
  const about = useMemo(() => textOfHtml(description), [description])
  const properties = [
    [t('plugins.author'), author],
    [t('plugins.updated'), updated],
    [t('plugins.version'), version],
    [t('plugins.category'), showsCategory ? plugin.categoryName : ''],
  ].filter(([, value]) => value)
  return (
    <article className={storeCardClasses.card} aria-label={name}>
      <PluginIcon icon={plugin.icon} />
      <div className={storeCardClasses.words}>
        <h2 className={storeCardClasses.name}>
          {name}
          {isInstalled ? <span className={storeCardClasses.mark}>{t('plugins.isInstalled')}</span> : null}
        </h2>
        {properties.length > 0 ? (
          <dl className={storeCardClasses.properties}>
            {properties.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {about === '' ? null : <p className={storeCardClasses.about}>{about}</p>}
      </div>
      <div className={storeCardClasses.acts}>
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

interface StoreListProps {
  plugins: readonly StorePlugin[]
  acts: PluginActs
  asked: { about: 'uninstall' | 'details'; plugin: { key: string } } | undefined
  showsCategory: boolean
  /** Another value when what stands above the list is of another height. */
  layout: string
}

/** What a card is likely to be as tall as, px, before it is measured. */
const likelyHeight = 176

/**
 * Heights come with the observer, once the page is laid out: to ask a card for its own would have the browser
 * do that at once, and again for what comes behind it. Until then it is as tall as it was, or as it is likely
 * to be.
 */
const heightOf = (
  card: Element,
  entry: ResizeObserverEntry | undefined,
  { measurementsCache }: Virtualizer<Window, Element>,
): number =>
  Math.round(
    entry?.borderBoxSize[0]?.blockSize ??
      measurementsCache[Number(card.getAttribute('data-index'))]?.size ??
      likelyHeight,
  )

/** The plugins of the store, of which only those in view exist; they are as tall as their words. */
export const StoreList = memo(function StoreList(props: StoreListProps) {
  const { plugins, acts, asked, showsCategory, layout } = props
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const [margin, setMargin] = useState(300)
  const [overscan, setOverscan] = useState(0)
  useLaidOut(list, layout, ({ top }) => {
    setMargin(Math.round(top + window.scrollY))
    setOverscan(3)
  })
  const { scrollToFn, begin } = useQuietStart()
  const virtualizer = useWindowVirtualizer({
    scrollToFn,
    count: plugins.length,
    estimateSize: () => likelyHeight,
    measureElement: heightOf,
    overscan,
    scrollMargin: margin,
    getItemKey: (index) => plugins[index]?.key ?? index,
    useFlushSync: false,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => window.scrollY,
  })
  useLayoutEffect(begin, [begin])
  const shown = virtualizer.getVirtualItems()
  const total = virtualizer.getTotalSize()
  const before = (shown[0]?.start ?? margin) - margin
  const after = total - ((shown.at(-1)?.end ?? margin) - margin)
  return (
    <ul
      ref={list}
      className={classes.list}
      hidden={plugins.length === 0}
      // One below the other, so that they never lie upon each other while their heights are only likely.
      style={{ paddingBlock: `${Math.max(0, before)}px ${Math.max(0, after)}px` }}
      aria-label={t('plugins.store.label')}
    >
      {shown.map(({ index }) => {
        const plugin = plugins[index]
        return plugin === undefined ? null : (
          <li
            key={plugin.key}
            ref={virtualizer.measureElement}
            data-index={index}
            className={classes.item}
            aria-setsize={plugins.length}
            aria-posinset={index + 1}
          >
            <StoreCard
              t={t}
              plugin={plugin}
              acts={acts}
              asked={asked?.plugin.key === plugin.key ? asked.about : undefined}
              showsCategory={showsCategory}
            />
          </li>
        )
      })}
    </ul>
  )
})
