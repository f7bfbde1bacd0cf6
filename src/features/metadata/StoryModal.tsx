import { Loader, Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import type { CreditRow } from '../../../schemas/generated/types'
import { useOrigin } from '../../device'
import { useBrand } from '../../ui/brand/useBrand'
import { SafeHtml } from '../../ui/SafeHtml'
import { askMetadata } from './askMetadata'
import classes from './Credits.module.css'
import type { Metadata } from './readMetadata'
import { PanelModal } from '../../ui/modal/PanelModal'
import type { FeatureModal } from '../../ui/modal/PanelModals'
import { Notice } from '../../ui/Notice'
import { UpgradeButton } from './UpgradeButton'

/** [D3-20 D7-29] */
const modes = { artist: 'storyArtist', label: 'storyLabel', place: 'storyPlace' } as const

/** What a credit's address asks for: `mbid:/artist/{id}`, `mbid:/label/{id}` and `mbid:/place/{id}`; undefined for any other. */
export function linkOf(uri: string | undefined) {
  const [, kind, mbid] = /^mbid:\/(artist|label|place)\/(.+)$/.exec(uri ?? '') ?? []
  if (mbid === undefined || (kind !== 'artist' && kind !== 'label' && kind !== 'place')) return undefined
  return { mode: modes[kind], mbid }
}

type Found = { uri: string; phase: 'loading' | 'error' } | { uri: string; phase: 'success'; told: Metadata }

/** Who did what on an album; artists, labels and places lead to their stories [D2.14-9 D7-29 D8-8]. */
function Credits({ rows }: { rows: readonly CreditRow[] }) {
  const { t } = useTranslation()
  const { word } = useBrand()
  const origin = useOrigin()
  const id = useId()
  const [found, setFound] = useState<Found>()
  const open = async (uri: string) => {
    const question = linkOf(uri)
    if (!question || origin === undefined) return
    setFound({ uri, phase: 'loading' })
    const told = await askMetadata({ origin, brandWord: word, question })
    const next: Found = told ? { uri, phase: 'success', told } : { uri, phase: 'error' }
    setFound((now) => (now?.uri === uri ? next : now))
  }
  const name = (value: NonNullable<CreditRow['values']>[number], key: string) => {
    const { uri, name: words = '' } = value
    if (uri === undefined || !linkOf(uri)) return <span key={key}>{words}</span>
    const own = found?.uri === uri ? found : undefined
    return (
      <span key={key} className={classes.credit}>
        <button
          type="button"
          className={classes.link}
          aria-expanded={own?.phase === 'success'}
          aria-controls={own?.phase === 'success' ? id : undefined}
          disabled={own?.phase === 'loading' || own?.phase === 'error'}
          onClick={() => (own?.phase === 'success' ? setFound(undefined) : void open(uri))}
        >
          {words}
        </button>
        {own?.phase === 'loading' ? <Loader size={16} aria-label={t('metadata.loading')} role="img" /> : null}
        {own?.phase === 'error' ? <em role="status">{t('metadata.creditsNotFound')}</em> : null}
      </span>
    )
  }
  return (
    <dl className={classes.credits}>
      {rows.map(({ key = '', values = [] }, place) => (
        <div key={place} className={classes.row}>
          <dt>{key}</dt>
          <dd>
            {values.map((value, at) => name(value, String(at)))}
            {found?.phase === 'success' && values.some(({ uri }) => uri === found.uri) ? (
              <div id={id} className={classes.story}>
                {found.told.kind === 'story' ? <SafeHtml html={found.told.html} /> : null}
              </div>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

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
