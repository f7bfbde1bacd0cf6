import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { cloudSamples } from '../../../../../tests/support/cloud/cloudSamples'
import { renderAccount } from '../../../../../tests/support/cloud/renderAccount'
import 'virtual:texts/accountAuth'
import { VerificationCard } from './VerifyView'

const start = { user: cloudSamples.notVerifiedUser, record: cloudSamples.records.notVerified }
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('[A2.5-11] sends another mail and says so', async () => {
  const { cloud } = renderAccount(<VerificationCard />, start)
  await press('Resend verification e-mail')
  await screen.findByText('The mail is on its way to owner.one@example.org.')
  expect(cloud.callsOf('auth.sendVerification')).toHaveLength(1)
})

it('[A2.5-11] logs out on player and page to log in anew, then leads to access', async () => {
  const { cloud, device, links } = renderAccount(<VerificationCard />, start)
  await press('Verification done, re-authenticate')
  await waitFor(() => expect(links).toEqual(['access']))
  expect(cloud.callsOf('auth.signOut')).toHaveLength(1)
  expect(device.sent).toContainEqual({ event: 'my{Brand}Logout' })
})

it('[A2.5-11 A8-29] says in the modal what did not work, and stays', async () => {
  const { links } = renderAccount(<VerificationCard />, {
    ...start,
    script: (cloud) => cloud.fail('auth.signOut', 'cloud/unreachable'),
  })
  await press('Verification done, re-authenticate')
  const dialog = await screen.findByRole('dialog', { name: 'Logging out did not work' })
  expect(dialog.textContent).toContain('cannot be reached')
  expect(links).toEqual([])
})
