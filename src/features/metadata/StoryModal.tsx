import { Button, Loader } from '@mantine/core'
import { IconBook2, IconDisc, IconMicrophone2, IconUsers } from '@tabler/icons-react'
import { useContext, useEffect, useId, useRef, useState } from 'react'
import type { CreditRow, MetadataAnswer } from '../../../schemas/generated/types'
import { askMetadata, type MetadataQuestion, useOrigin } from '../../device'
import { useTranslation } from '../../i18n/TranslationProvider'
import { type AccountSlots, AccountSlotsContext } from '../../ui/account/AccountSlotsContext'
import { useBrand } from '../../ui/brand/BrandContext'
import { type FeatureModal, PanelModal, usePanelModals } from '../../ui/modal/PanelModals'
import { SafeHtml } from '../../ui/SafeHtml'
import { Notice } from '../../ui/states'
import classes from './Credits.module.css'

/** The rows of credits that name somebody [D3-19]. */
export const readCredits = (rows: readonly CreditRow[]): CreditRow[] =>
  rows
    .map(({ key = '', values = [] }) => ({
      key: key.trim(),
      values: values.filter(({ name }) => name?.trim()),
    }))
    .filter(({ values }) => values.length > 0)

/** What a player tells of a track, an album, an artist: a story, or who did what. */
export type Metadata = ({ kind: 'story'; html: string } | { kind: 'credits'; rows: readonly CreditRow[] }) & {
  /** There is more of it for the premium plan [D3-19]. */
  isPart: boolean
}

/** What an answer that passed its schema says; undefined where it says nothing [D8-7]. */
function readMetadata({ success, data }: MetadataAnswer): Metadata | undefined {
  const value = data?.value
  if (success !== true || value === undefined) return undefined
  const isPart = Boolean(data?.upgradeCta)
  if (typeof value === 'string')
    return value.trim() === '' ? undefined : { kind: 'story', html: value, isPart }
  const rows = readCredits(value)
  return rows.length === 0 ? undefined : { kind: 'credits', rows, isPart }
}

/**
 * Asks the player for a story or credits [D7-29]. Undefined when it has none, says something else, or says
 * nothing for 7 s; never rejects.
 */
export async function askStory(asked: Parameters<typeof askMetadata>[0]): Promise<Metadata | undefined> {
  const answer = await askMetadata(asked)
  return answer && readMetadata(answer)
}

/** How a question stands [D4-36]: nobody asked, the player thinks, it has told, it has nothing. */
export type MetadataPhase = 'idle' | 'loading' | 'success' | 'error'

/**
 * Asks for stories and credits one at a time for each button; another question is idle again. `ask` gives
 * what the player told, 'none' where it told nothing, and undefined where nobody waits for it any more.
 */
export function useMetadata(question: MetadataQuestion) {
  const { word } = useBrand()
  const origin = useOrigin()
  const key = JSON.stringify(question)
  const [state, setState] = useState<{ key: string; phase: MetadataPhase }>({ key, phase: 'idle' })
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    wanted.current = key
    return () => {
      wanted.current = undefined
    }
  }, [key])
  const ask = async (): Promise<Metadata | 'none' | undefined> => {
    if (origin === undefined) {
      setState({ key, phase: 'error' })
      return 'none'
    }
    setState({ key, phase: 'loading' })
    const told = await askStory({ origin, brandWord: word, question })
    if (wanted.current !== key) return undefined
    setState({ key, phase: told ? 'success' : 'error' })
    return told ?? 'none'
  }
  return { phase: state.key === key ? state.phase : ('idle' as const), ask }
}

/**
 * Closes all modals and leads to the plans [D2.14-9 D2.14-10]; nothing where this panel has no plans to lead
 * to.
 */
function UpgradeButton() {
  const { t } = useTranslation()
  const modals = usePanelModals()
  const { toPlans } = useContext(AccountSlotsContext)
  if (!toPlans) return null
  const press = () => {
    modals.closeAll()
    toPlans()
  }
  return <Button onClick={press}>{t('metadata.premium.upgrade')}</Button>
}

/** [D3-20 D7-29] */
const modes = { artist: 'storyArtist', label: 'storyLabel', place: 'storyPlace' } as const

/**
 * What a credit's address asks for: `mbid:/artist/{id}`, `mbid:/label/{id}` and `mbid:/place/{id}`; undefined
 * for any other.
 */
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
    const told = await askStory({ origin, brandWord: word, question })
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

/**
 * A story, or the credits of an album [D2.14-9], or that there is none; what the player wrote is cleaned
 * before it is drawn.
 */
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

/** Who reads: whether accounts are on, and the plan of who is logged in, if anybody is. */
export type StoryReader = Pick<AccountSlots, 'isAuthEnabled' | 'plan' | 'toPlans'>

/**
 * Whether stories and credits are open: to everybody where there are no accounts, else to the premium plan
 * [D5-27 D6-3 D9-39]. Who may have it is not offered what they have paid for: the player itself answers what
 * it gives to whom.
 */
export const mayReadStories = ({ isAuthEnabled, plan }: StoryReader): boolean =>
  !isAuthEnabled || plan === 'superstar' || plan === 'unknown'

/**
 * Asks whether stories and credits are open to who reads; says that they are premium where they are not
 * [D5-27 D2.14-10].
 */
export function useStoryGate(): () => boolean {
  const modals = usePanelModals()
  const reader = useContext(AccountSlotsContext)
  return () => {
    const isOpen = mayReadStories(reader)
    if (!isOpen) modals.open({ name: 'modal-premium', size: 'sm' })
    return isOpen
  }
}

/** The icon of each kind of what is told. */
export const storyIcons = {
  artist: IconMicrophone2,
  album: IconDisc,
  track: IconBook2,
  credits: IconUsers,
}

/** What is told: the story of an artist, an album, a track, or who did what on an album. */
export type StoryKind = keyof typeof storyIcons

interface Asked {
  kind: StoryKind
  /** What it is about, as the player names it. */
  name: string
  question: MetadataQuestion
  /** A window has opened, whatever it says. */
  onOpened?: (() => void) | undefined
}

/**
 * Asks for a story or credits when it is pressed, and opens what came; of an artist also that nothing did
 * [D2.4-13 D4-36 D5-27 D8-6].
 */
export function useStoryModal({ kind, name, question, onOpened }: Asked) {
  const modals = usePanelModals()
  const isOpen = useStoryGate()
  const { phase, ask } = useMetadata(question)
  const open = (metadata: Metadata | undefined) => {
    modals.open({ name: 'modal-story', size: 'md', params: { title: name, metadata } })
    onOpened?.()
  }
  const press = async () => {
    if (phase === 'loading') return
    if (!isOpen()) return onOpened?.()
    const told = await ask()
    if (told === 'none' && kind === 'artist') open(undefined)
    else if (told && told !== 'none') open(told)
  }
  return { phase, press: () => void press() }
}

/** Says that a feature belongs to the premium plan [D2.14-10 D5-27]. */
export const PremiumModal: FeatureModal = ({ frame }) => {
  const { t } = useTranslation()
  return (
    <PanelModal
      {...frame}
      size="sm"
      title={t('metadata.premium.title')}
      buttons={
        <>
          <Button variant="default" onClick={frame.onClose}>
            {t('action.gotIt')}
          </Button>
          <UpgradeButton />
        </>
      }
    >
      <h3>{t('metadata.premium.heading')}</h3>
      <p>{t('metadata.premium.text')}</p>
    </PanelModal>
  )
}
