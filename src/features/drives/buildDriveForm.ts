import type { TFunction } from 'i18next'
import type { AddShare, ContentItem } from '../../../schemas/generated/types'
import { textIn, type FormValues } from '../../renderer'

/** What a text field of a form holds; '' for everything else. */

/**
 * What may stand in the address of a NAS: an IPv4 address [D5-26], or the host's name, which is all that the
 * search for drives tells of it [D3-47]. What looks like an IPv4 address has to be one.
 */
export const addressPattern = (() => {
  const octet = String.raw`(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`
  const letter = String.raw`[\w\u00a1-\uffff]`
  const label = String.raw`${letter}([\w\u00a1-\uffff-]*${letter})?`
  return String.raw`^(${octet}(\.${octet}){3}|(?![\d.]*$)${label}(\.${label})*\.?)$`
})()

/** Kinds of shares that players can mount, the default first [D9-34]. */
const shareTypes = ['cifs', 'nfs'] as const

const isShareType = (type: unknown): type is AddShare['fstype'] => shareTypes.some((known) => known === type)

/** What of a drive stands in the form: as listed, as sent, or nothing yet. */
type DriveFields = { readonly [F in keyof AddShare]?: string | undefined }

/** Whether a drive uses anything of what is folded away; then it is folded out when the form opens. */
export function usesAdvanced({ fstype, username, password, options }: DriveFields): boolean {
  return fstype === 'nfs' || [username, password, options].some((text) => text !== undefined && text !== '')
}

/** A network drive as a form [D2.11-3 D3-46]; `isAdvanced` folds out share type, login and options. */
export function buildDriveForm(drive: DriveFields, isAdvanced: boolean, t: TFunction): ContentItem[] {
  const required = [{ required: true }]
  const advanced = { hidden: !isAdvanced }
  const types = shareTypes.map((value) => ({ value, label: t(`drives.form.type.${value}`) }))
  return [
    {
      id: 'name',
      element: 'input',
      type: 'text',
      label: t('drives.form.name'),
      description: t('drives.form.nameHint'),
      value: drive.name ?? '',
      attributes: [...required, { pattern: String.raw`^[^\\/]*$` }, { title: t('drives.form.nameRule') }],
    },
    {
      id: 'ip',
      element: 'input',
      type: 'text',
      label: t('drives.form.address'),
      value: drive.ip ?? '',
      attributes: [
        ...required,
        { placeholder: '192.168.1.20' },
        { pattern: addressPattern },
        { title: t('drives.form.addressRule') },
      ],
    },
    {
      id: 'path',
      element: 'input',
      type: 'text',
      label: t('drives.form.path'),
      description: t('drives.form.pathHint'),
      value: drive.path ?? '',
      attributes: required,
    },
    {
      id: 'advanced',
      element: 'button',
      label: isAdvanced ? t('drives.form.hideAdvanced') : t('drives.form.showAdvanced'),
      onClick: { type: 'panel', endpoint: 'panel', method: 'toggleAdvanced', data: {} },
    },
    {
      id: 'fstype',
      element: 'select',
      label: t('drives.form.shareType'),
      value: types.find(({ value }) => value === drive.fstype) ?? types[0] ?? '',
      options: types,
      ...advanced,
    },
    {
      id: 'username',
      element: 'input',
      type: 'text',
      label: t('drives.form.username'),
      value: drive.username ?? '',
      ...advanced,
    },
    {
      id: 'password',
      element: 'input',
      type: 'password',
      label: t('drives.form.password'),
      value: drive.password ?? '',
      attributes: [{ autocomplete: 'off' }],
      ...advanced,
    },
    {
      id: 'options',
      element: 'input',
      type: 'text',
      label: t('drives.form.options'),
      description: t('drives.form.optionsHint'),
      value: drive.options ?? '',
      ...advanced,
    },
  ]
}

/** The drive that a form's values make, as addShare takes it [D7-62]. */
export function toDrive(values: FormValues): AddShare {
  const text = (id: string) => textIn(values, id)
  const chosen = values['fstype']
  const type = typeof chosen === 'object' && chosen !== null && 'value' in chosen ? chosen.value : chosen
  return {
    name: text('name'),
    ip: text('ip'),
    path: text('path'),
    fstype: isShareType(type) ? type : shareTypes[0],
    username: text('username'),
    password: text('password'),
    options: text('options'),
  }
}
