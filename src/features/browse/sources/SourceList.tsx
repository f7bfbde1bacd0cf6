import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import type { BrowseSource } from '../../../../schemas/generated/types'
import { SourceItem } from './SourceItem'
import classes from './SourceList.module.css'
import { SourceMenu, type SourceCall } from './SourceMenu'

interface Props {
  sources: readonly BrowseSource[]
  /** As tiles or as rows [D2.6-1]. */
  view: 'grid' | 'list'
  /** Origin of the player's pictures; undefined before the first connect. */
  origin: string | undefined
  /** Title of the input that is on; it marks the source of that name [D7-16]. */
  activeInput: string | undefined
  onOpen: (source: BrowseSource) => void
  /** An item of a source's menu was pressed. */
  onCall: (call: SourceCall) => void
}

/** The roots of the library [D2.6-1 D2.6-2 D3-21]. */
export function SourceList({ sources, view, origin, activeInput, onOpen, onCall }: Props) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState<BrowseSource>()
  // The player may push others while it is open.
  const opened = wanted && sources.find(({ uri, name }) => uri === wanted.uri && name === wanted.name)
  return (
    <>
      <ul className={classes.sources} data-view={view} aria-label={t('browseSources.label')}>
        {sources.map((source, place) => (
          <SourceItem
            key={`${place} ${source.uri}`}
            source={source}
            isActive={
              source.active === true || (activeInput !== undefined && source.name?.trim() === activeInput)
            }
            origin={origin}
            onOpen={onOpen}
            onMore={setWanted}
          />
        ))}
      </ul>
      {opened?.menuItems?.length ? (
        <SourceMenu source={opened} onCall={onCall} onClose={() => setWanted(undefined)} />
      ) : null}
    </>
  )
}
