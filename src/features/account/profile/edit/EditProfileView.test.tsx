import { useState } from 'react'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { cloudSamples } from '../../../../../tests/support/cloud/cloudSamples'
import { renderAccount } from '../../../../../tests/support/cloud/renderAccount'
import { DeletionHost, EditProfileView } from '..'

const { user, records } = cloudSamples
const photoUrl = `https://storage.example.org/v0/b/acme/o/userAvatars%2F${user.uid}?alt=media`
type Options = NonNullable<Parameters<typeof renderAccount>[1]>

const show = (options: Options = {}) =>
  renderAccount(
    <DeletionHost>
      <EditProfileView />
    </DeletionHost>,
    { user, record: records.virtuosoMonthly, ...options },
  )
const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('[A2.4-38 A4.12-1 A3.7-3] saves names and a changed e-mail, and no password', async () => {
  const { cloud } = show()
  await type('Last name', 'O')
  await type('E-mail', 'two@example.org')
  await press('Save')
  await screen.findByText('Your changes are saved.')
  expect(cloud.callsOf('records.updateUser')).toEqual([
    ['u-owner', { firstName: 'Owner', lastName: 'O' }],
    ['u-owner', { email: 'two@example.org' }],
  ])
  expect(cloud.callsOf('auth.updateEmail')).toEqual([['two@example.org']])
  expect(cloud.callsOf('auth.updatePassword')).toEqual([])
})

it('[A5-9 A5-10 A8-12 A9-10] saves nothing while a name is missing or the passwords differ', async () => {
  const { cloud } = show()
  await userEvent.clear(await screen.findByLabelText('First name'))
  await type('New password', 'long enough')
  await type('New password again', 'other enough')
  await press('Save')
  await screen.findByText('Fill this in.')
  await screen.findByText('The two passwords are not the same.')
  expect(cloud.callsOf('records.updateUser')).toEqual([])
})

it('[A4.11-1] deletes the account: confirmed, proven, the plan cancelled first; then access', async () => {
  const { cloud, links } = show({ record: { ...records.virtuosoMonthly, photoUrl } })
  await press('Delete account')
  const confirm = await screen.findByRole('dialog', { name: 'Delete your account?' })
  await userEvent.click(within(confirm).getByRole('button', { name: 'Delete account' }))
  const proof = await screen.findByRole('dialog', { name: 'Delete your account' })
  // What a password manager finds the account by.
  const account = proof.querySelector<HTMLInputElement>('input[autocomplete="username"]')
  expect([account?.value, account?.readOnly]).toEqual([user.email, true])
  await userEvent.type(within(proof).getByLabelText('Your current password'), 'the one I have')
  await userEvent.click(within(proof).getByRole('button', { name: 'Delete account' }))
  await waitFor(() => expect(links).toEqual(['access']))
  expect(cloud.callsOf('functions.cancelSubscription')).toHaveLength(1)
  expect(cloud.callsOf('storage.deleteAvatar')).toHaveLength(1)
  expect(cloud.callsOf('records.deleteUser')).toEqual([['u-owner']])
  expect(cloud.callsOf('auth.deleteUser')).toHaveLength(1)
})

it.each([
  ['it worked', undefined, 'Your account is deleted'],
  ['it did not', 'cloud/unreachable', 'Your account is not deleted yet'],
] as const)(
  '[A4.11-1] goes on deleting when the area is left, and a toast tells that %s',
  async (_, code, title) => {
    const Area = () => {
      const [isHere, setHere] = useState(true)
      return (
        <>
          <button onClick={() => setHere(false)}>Leave</button>
          {isHere ? (
            <DeletionHost>
              <EditProfileView />
            </DeletionHost>
          ) : null}
        </>
      )
    }
    const { cloud, links, device } = renderAccount(<Area />, {
      user: { ...user, providers: ['google'] },
      record: { ...records.free, photoUrl },
      script: (made) => made.hold('storage.deleteAvatar'),
    })
    await press('Delete account')
    const confirm = await screen.findByRole('dialog', { name: 'Delete your account?' })
    await userEvent.click(within(confirm).getByRole('button', { name: 'Delete account' }))
    await waitFor(() => expect(cloud.callsOf('storage.deleteAvatar')).toHaveLength(1))
    fireEvent.click(screen.getByText('Leave'))
    if (code) cloud.fail('auth.deleteUser', code)
    cloud.release('storage.deleteAvatar')
    await screen.findByText(title)
    expect(cloud.callsOf('auth.deleteUser')).toHaveLength(1)
    expect(device.sentWith('my{Brand}Logout')).toHaveLength(code ? 0 : 1)
    expect(links).toEqual([])
  },
)
