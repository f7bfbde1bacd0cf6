import { Button } from '@mantine/core'
import { useCallback, useRef, useState, type ChangeEvent } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation'
import type { UploadProblem } from '../../../../../machines/upload.machine'
import { Notice } from '../../../../ui/Notice'
import { useToasts } from '../../../../ui/toasts/useToasts'
import { Avatar } from './Avatar'
import { AvatarModal } from './AvatarModal'
import classes from './AvatarPicker.module.css'
import { checkAvatar } from './checkAvatar'

interface Props {
  uid: string
  photoUrl: string | undefined
  names: readonly (string | undefined)[]
}

/** The picture of the user, and choosing another one [A2.4-36]: its square is chosen in a modal, which sends it, too. */
export const AvatarPicker = ({ uid, photoUrl, names }: Props) => {
  const { t } = useTranslation()
  const toasts = useToasts()
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<ImageBitmap>()
  const [problem, setProblem] = useState<UploadProblem>()
  const close = useCallback(() => setPicture(undefined), [])
  const finish = useCallback(() => {
    setPicture(undefined)
    toasts.show({ kind: 'success', title: t('accountProfile.avatar.saved') })
  }, [toasts, t])
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (!file) return
    // The same file can be chosen once more.
    currentTarget.value = ''
    const found = checkAvatar(file)
    setProblem(found)
    if (found) return
    try {
      setPicture(await createImageBitmap(file))
    } catch {
      setProblem('broken')
    }
  }
  return (
    <div className={classes.picker}>
      <Avatar photoUrl={photoUrl} names={names} size={88} />
      <div className={classes.words}>
        <Button variant="default" onClick={() => input.current?.click()}>
          {t('accountProfile.avatar.change')}
        </Button>
        <p className={classes.hint}>{t('accountProfile.avatar.hint')}</p>
        <div role="alert">
          {problem && <Notice kind="error">{t(`accountProfile.avatar.problem.${problem}`)}</Notice>}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('accountProfile.avatar.change')}
        onChange={(event) => void choose(event)}
      />
      {picture && <AvatarModal uid={uid} picture={picture} onClose={close} onDone={finish} />}
    </div>
  )
}
