import type { TFunction } from 'i18next'
import type { ContentItem } from '../../../../../schemas/generated/types'

/** What stands in the form before anybody types. */
export interface EditFields {
  firstName: string
  lastName: string
  email: string
}

/** The own profile as a form [A2.4-38 A3.7-3]; names have one character at least, passwords 8 [A5-9 A9-10]. */
export const buildEditForm = ({ firstName, lastName, email }: EditFields, t: TFunction): ContentItem[] => {
  const name = [{ required: true }]
  const password = [{ minlength: 8 }, { autocomplete: 'new-password' }]
  return [
    {
      id: 'firstName',
      element: 'input',
      type: 'text',
      label: t('accountProfile.edit.firstName'),
      value: firstName,
      attributes: [...name, { autocomplete: 'given-name' }],
    },
    {
      id: 'lastName',
      element: 'input',
      type: 'text',
      label: t('accountProfile.edit.lastName'),
      value: lastName,
      attributes: [...name, { autocomplete: 'family-name' }],
    },
    {
      id: 'email',
      element: 'input',
      type: 'email',
      label: t('accountProfile.edit.email'),
      value: email,
      // One logs in with it: password managers keep the new password under this name.
      attributes: [{ required: true }, { autocomplete: 'username' }],
    },
    {
      id: 'password',
      element: 'input',
      type: 'password',
      label: t('accountProfile.edit.password'),
      description: t('accountProfile.edit.passwordHint'),
      value: '',
      attributes: password,
    },
    {
      id: 'passwordCheck',
      element: 'input',
      type: 'password',
      label: t('accountProfile.edit.passwordCheck'),
      value: '',
      attributes: password,
    },
  ]
}
