import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { cloudSamples } from '../../../../tests/support/cloud/cloudSamples'
import { renderAccount } from '../../../../tests/support/cloud/renderAccount'
import { LoginView, LogoutView, RecoverView, VerifyView } from '.'

const user = () => userEvent.setup({ delay: null })
const signedIn = { user: cloudSamples.user, record: cloudSamples.records.free }

it('[A2.4-7 A4.11-2] logging out tells player and cloud, then leads to access', async () => {
  const { cloud, device, links } = renderAccount(<LogoutView />, signedIn)
  await waitFor(() => expect(links).toEqual(['access']))
  expect(device.sent).toContainEqual({ event: 'my{Brand}Logout' })
  expect(cloud.callsOf('auth.signOut')).toHaveLength(1)
})

it('[A2.4-7] a failed log-out shows the error modal and can be tried again', async () => {
  const { cloud, links } = renderAccount(<LogoutView />, {
    ...signedIn,
    script: (cloud) => cloud.fail('auth.signOut', 'cloud/unreachable'),
  })
  await screen.findByRole('dialog', { name: 'Logging out did not work' })
  for (const button of screen.getAllByRole('button', { name: 'Close' }).slice(0, 1))
    await user().click(button)
  cloud.mend('auth.signOut')
  await user().click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(links).toEqual(['access']))
})

it('[A2.4-4 A5-7] logs in by Enter, once, with what password managers fill in', async () => {
  const { cloud, links } = renderAccount(<LoginView />)
  const email = screen.getByLabelText('E-mail')
  expect(email.getAttribute('autocomplete')).toBe('username')
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password')
  await user().type(email, 'ada@example.org')
  await user().type(screen.getByLabelText('Password'), ' correct horse {Enter}')
  await waitFor(() => expect(links).toEqual(['profile']))
  expect(cloud.callsOf('auth.signIn')).toEqual([['ada@example.org', ' correct horse ']])
})

it('[A4.2-3] goes to the profile with who came back from a social provider', async () => {
  const { links } = renderAccount(<LoginView />, {
    script: (cloud) => {
      cloud.auth.outcome = cloudSamples.user
    },
  })
  await waitFor(() => expect(links).toEqual(['profile']))
})

it('[A5-12] asks for no mail without an address', async () => {
  const { cloud } = renderAccount(<RecoverView />)
  await user().click(screen.getByRole('button', { name: 'Password reset' }))
  await screen.findByText('Fill this in.')
  expect(screen.getByLabelText('E-mail').getAttribute('type')).toBe('email')
  expect(cloud.callsOf('auth.sendPasswordReset')).toEqual([])
})

it('[A4.13-1] does not tell whether an address has an account', async () => {
  renderAccount(<RecoverView />, {
    script: (cloud) => cloud.fail('auth.sendPasswordReset', 'auth/user-not-found'),
  })
  await user().type(screen.getByLabelText('E-mail'), 'nobody@example.org{Enter}')
  expect(await screen.findByText(/If there is an account for nobody@example.org/)).toBeDefined()
})

it('[A2.4-42] asks the service anew whether the address is confirmed, and says what it knows when it cannot', async () => {
  const { cloud } = renderAccount(<VerifyView />, {
    user: cloudSamples.notVerifiedUser,
    record: cloudSamples.records.notVerified,
    script: (cloud) => cloud.fail('auth.reload', 'cloud/unreachable'),
  })
  await screen.findByRole('heading', { name: 'E-mail not verified' })
  expect(cloud.callsOf('auth.reload')).toHaveLength(1)
})
