import 'virtual:texts/playlistWork'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import {
  createPlaylistWire,
  findUnfinished,
  playlistWriterOf,
  useDevice,
  type Unfinished,
} from '../../../device'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { Notice } from '../../../ui/states'
import classes from './UnfinishedNotices.module.css'
import { renamingMemory } from './renamingMemory'
import { usePlaylistTasks } from './usePlaylistTasks'

/** Writings that were cut off, asked for when the playlists are looked at. */
function useUnfinished() {
  const device = useDevice()
  const [found, setFound] = useState<readonly Unfinished[]>([])
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    let isWanted = true
    const wire = createPlaylistWire(device)
    const look = async () => {
      const names = await wire.names()
      const writer = playlistWriterOf(device)
      const all = await findUnfinished(wire, names, renamingMemory.read())
      return all.filter(({ name, draft }) => !writer.isWriting(name) && !writer.isWriting(draft))
    }
    look().then(
      (all) => isWanted && setFound(all),
      // It is not known; the playlists themselves say that the player is silent.
      () => isWanted && setFound([]),
    )
    return () => {
      isWanted = false
    }
    // To be looked again is another time.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [device, asked])
  return { found, look: () => setAsked((times) => times + 1) }
}

/** What was cut off while a playlist was written, and the ways on; nothing where nothing was. */
export function UnfinishedNotices() {
  const { t } = useTranslation()
  const tasks = usePlaylistTasks()
  const { found, look } = useUnfinished()
  const [busy, setBusy] = useState<string>()
  const act = async (draft: string, work: () => Promise<boolean>) => {
    setBusy(draft)
    await work()
    setBusy(undefined)
    look()
  }
  return found.map((one) => {
    const { kind, name, draft, canFinish, canDrop } = one
    const state = canFinish ? (canDrop ? 'both' : 'new') : 'old'
    return (
      <div key={draft} className={classes.notice}>
        <Notice kind="warning">
          <p className={classes.words}>
            {kind === 'renaming'
              ? t(`playlistWork.unfinished.renaming.${state}`, { name, draft })
              : t(`playlistWork.unfinished.rewriting.${state}`, { name })}
          </p>
          <div className={classes.buttons}>
            {canFinish ? (
              <Button
                loading={busy === draft}
                disabled={busy !== undefined}
                onClick={() => void act(draft, () => tasks.finish(one))}
              >
                {t('playlistWork.unfinished.finish')}
              </Button>
            ) : null}
            {canDrop ? (
              <Button
                variant="default"
                disabled={busy !== undefined}
                onClick={() => void act(draft, () => tasks.drop(one))}
              >
                {t(`playlistWork.unfinished.${canFinish ? 'drop' : 'tidy'}`)}
              </Button>
            ) : null}
          </div>
        </Notice>
      </div>
    )
  })
}
