import type { TFunction } from 'i18next'
import type { ContentItem, EditShare, NasCredentialsCheck } from '../../../../schemas/generated/types'
import type { FormValues } from '../../../renderer'
import { textOf } from '../textOf'

/** User name and password of a drive as a form: both are required [D5-23]. */
export function buildCredentialsForm({ username }: NasCredentialsCheck, t: TFunction): ContentItem[] {
  return [
    {
      id: 'username',
      element: 'input',
      type: 'text',
      label: t('drives.form.username'),
      value: username ?? '',
      attributes: [{ required: true }, { autocomplete: 'off' }],
    },
    {
      id: 'password',
      element: 'input',
      type: 'password',
      label: t('drives.form.password'),
      value: '',
      attributes: [{ required: true }, { autocomplete: 'off' }],
    },
  ]
}

/**
 * The drive as the player sent it, without its words for the modal, with user name and password merged in [D2.11-4]. What
 * editShare would not take (an empty address, an unknown share type) is left to the player, which knows it anyway.
 */
export function toDriveWithCredentials(
  { title: _title, message: _message, ip, path, fstype, ...drive }: NasCredentialsCheck & { id: string },
  values: FormValues,
): EditShare {
  return {
    ...drive,
    ...(ip && { ip }),
    ...(path && { path }),
    ...((fstype === 'cifs' || fstype === 'nfs') && { fstype }),
    username: textOf(values['username']),
    password: textOf(values['password']),
  }
}
