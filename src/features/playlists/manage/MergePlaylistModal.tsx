import 'virtual:texts/playlistEdit'
import 'virtual:texts/playlists'
import { Button } from '@mantine/core'
import { IconPlaylist } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import type { ContentItem } from '../../../../schemas/generated/types'
import { createPlaylistWire, keyOf, useAnswer, useDevice, type PlaylistEntry } from '../../../device'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { BuiltFormView, useBuiltForm, useFormValue } from '../../../renderer'
import { PanelModal, type FeatureModal } from '../../../ui/modal/PanelModals'
import { ActionRow } from '../../../ui/rows/ActionRow'
import { ErrorState, Trouble, WaitingLines } from '../../../ui/states'
import classes from './MergePlaylistModal.module.css'
import { namedIn, usePlaylistTasks } from './usePlaylistTasks'

const buildForm = (t: TFunction): ContentItem[] => [
  {
    id: 'once',
    element: 'switch',
    label: t('playlistEdit.merge.once'),
    description: t('playlistEdit.merge.onceNote'),
    value: true,
  },
]

/** Both lists, read when one was chosen. */
interface Pair {
  to: string
  into: readonly PlaylistEntry[]
  from: readonly PlaylistEntry[]
}

/** Puts all of a playlist behind another one. Both stay; what the other one has already can be left out. */
export const MergePlaylistModal: FeatureModal = ({ frame, params }) => {
  const { t } = useTranslation()
  const device = useDevice()
  const name = namedIn(params)
  const tasks = usePlaylistTasks()
  const form = useBuiltForm(buildForm(t))
  const isOnce = useFormValue(form, 'once') === true
  const { phase, data = [], retry } = useAnswer('listPlaylist', 'pushListPlaylist', (names) => names)
  const others = [...new Set(data)].filter((one) => one !== name && one.trim() !== '')
  const [pair, setPair] = useState<Pair>()
  const [trouble, setTrouble] = useState<string>()
  const choose = async (to: string) => {
    const wire = createPlaylistWire(device)
    setTrouble(undefined)
    try {
      const from = await wire.read(name)
      setPair({ to, from, into: await wire.read(to) })
    } catch {
      setTrouble(t('playlistEdit.silent'))
    }
  }
  const known = new Set(pair?.into.map(keyOf))
  const doubles = pair?.from.filter((entry) => known.has(keyOf(entry))).length ?? 0
  const count = (pair?.from.length ?? 0) - (isOnce ? doubles : 0)
  const merge = ({ to, from, into }: Pair) => {
    frame.onClose()
    const more = isOnce ? from.filter((entry) => !known.has(keyOf(entry))) : from
    void tasks.rewrite(to, into, [...into, ...more], t('playlistEdit.merge.done', { name, to, count }))
  }
  return (
    <PanelModal
      {...frame}
      size="sm"
      title={t('playlistEdit.merge.title', { name })}
      {...(pair && {
        buttons: (
          <>
            <Button variant="default" onClick={() => setPair(undefined)}>
              {t('action.back')}
            </Button>
            <Button disabled={count === 0} onClick={() => merge(pair)}>
              {t('playlistEdit.merge.confirm', { count })}
            </Button>
          </>
        ),
      })}
    >
      {pair ? (
        <>
          <p className={classes.note}>{t('playlistEdit.merge.into', { to: pair.to, name })}</p>
          {doubles > 0 ? (
            <>
              <BuiltFormView form={form} />
              <p className={classes.note} role="status">
                {t('playlistEdit.merge.doubles', { count: doubles, to: pair.to })}
              </p>
            </>
          ) : null}
        </>
      ) : (
        <>
          {phase === 'waiting' ? <WaitingLines height={44} count={3} /> : null}
          {phase === 'silent' || phase === 'broken' ? (
            <ErrorState title={t('playlists.add.silentTitle')} onRetry={retry}>
              {t('playlistEdit.silent')}
            </ErrorState>
          ) : null}
          {phase === 'ready' && others.length === 0 ? (
            <p className={classes.note}>{t('playlistEdit.merge.none')}</p>
          ) : null}
          <ul className={classes.list} aria-label={t('playlists.add.existing')}>
            {others.map((one) => (
              <li key={one}>
                <ActionRow
                  icon={<IconPlaylist size={22} stroke={1.6} aria-hidden />}
                  label={one}
                  onPress={() => void choose(one)}
                />
              </li>
            ))}
          </ul>
          <Trouble>{trouble}</Trouble>
        </>
      )}
    </PanelModal>
  )
}
