import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderAccount } from '../../../../../tests/support/cloud/renderAccount'
import { cloudSamples } from '../../../../../tests/support/cloud/cloudSamples'
import type { ScriptedCloud } from '../../../../../tests/support/cloud/ScriptedCloud'
import { PlaceContext } from '../../links/NavigationLinksContext'
import 'virtual:texts/accountAuth'
import { SignupView } from './SignupView'

const Terms = () => <p>All of the terms</p>
const query = new URLSearchParams('grsf=friend-7')
const soon = { timeout: 10_000 }

const show = (script?: (cloud: ScriptedCloud) => void) =>
  renderAccount(
    <PlaceContext value={{ params: {}, query }}>
      <SignupView Terms={Terms} />
    </PlaceContext>,
    { campaign: cloudSamples.campaign, participant: cloudSamples.participant, ...(script && { script }) },
  )

const fill = async (other: Record<string, string> = {}) => {
  const values = {
    'First name': 'Ada',
    'Last name': 'Berg',
    'E-mail': 'ada@example.org',
    Password: 'correct horse',
    'Password again': 'correct horse',
    ...other,
  }
  const user = userEvent.setup({ delay: null })
  for (const [label, text] of Object.entries(values)) {
    await user.click(screen.getByLabelText(label))
    if (text !== '') await user.paste(text)
  }
}
const agree = () => userEvent.click(screen.getByLabelText('I agree to the terms and conditions'))
const send = () => userEvent.click(screen.getByRole('button', { name: 'Sign up' }))

describe('the form of a sign-up', () => {
  it('[A5-4 A5-5 A8-11 A8-12] wants the terms agreed to and the passwords the same, and says so at the fields', async () => {
    const { cloud } = show()
    await fill({ 'Password again': 'correct hörse' })
    await send()
    await screen.findByText('Please agree to the terms and conditions to go on.')
    screen.getByText('The two passwords are not the same.')
    expect(cloud.callsOf('auth.signUp')).toEqual([])
    expect(screen.getByLabelText('Last name')).toHaveProperty('value', 'Berg')
  })

  it.each([
    ['[A5-1] a first name', { 'First name': ' ' }, 'Fill this in.'],
    ['[A5-1] a last name', { 'Last name': '' }, 'Fill this in.'],
    ['[A5-2] an e-mail address', { 'E-mail': 'ada@' }, /^Enter an e-mail address/],
    [
      '[A5-3] a password of 8 characters',
      { Password: '1234567', 'Password again': '1234567' },
      'At least 8 characters.',
    ],
  ])('%s', async (_, other, sentence) => {
    const { cloud } = show()
    await fill(other)
    await agree()
    await send()
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
    expect(cloud.callsOf('auth.signUp')).toEqual([])
  })

  it('takes names of one character', async () => {
    const { cloud } = show()
    await fill({ 'First name': '愛', 'Last name': 'O' })
    await agree()
    await send()
    await screen.findByRole('heading', { name: 'Choose your plan' }, soon)
    expect(cloud.callsOf('records.createUser')[0]?.[1]).toMatchObject({ firstName: '愛', lastName: 'O' })
  })

  it('lets password managers and the browser fill it in', () => {
    show()
    const words = [...document.querySelectorAll('input[autocomplete]')].map((input) =>
      input.getAttribute('autocomplete'),
    )
    expect(words).toEqual(['given-name', 'family-name', 'username', 'new-password', 'new-password'])
  })
})

describe('a sign-up', () => {
  it('[A3.1-1 A3.1-6 A3.1-7 A3.1-10 A3.7-1 A3.7-2 A4.2-1 A5-6 A7.6-1 A9-11 A9-13] creates user and record, tells who sent them, and leads to step 2', async () => {
    const { cloud } = show()
    await fill()
    await agree()
    await send()
    await screen.findByRole('heading', { name: 'Choose your plan' }, soon)
    expect(cloud.callsOf('auth.signUp')).toEqual([['ada@example.org', 'correct horse']])
    expect(cloud.callsOf('records.createUser')).toEqual([
      [
        cloudSamples.user.uid,
        {
          uid: cloudSamples.user.uid,
          email: 'ada@example.org',
          firstName: 'Ada',
          lastName: 'Berg',
          marketingConsent: false,
          avatarId: 0,
          social: {},
          country: '',
        },
      ],
    ])
    expect(cloud.callsOf('auth.sendVerification')).toHaveLength(1)
    expect(cloud.callsOf('referral.participant')).toEqual([['friend-7']])
    expect(cloud.signals.map(({ name }) => name)).toEqual(['lead'])
  })

  it('[A4.2-1] whose record cannot be written leaves no user, says so and keeps what was typed', async () => {
    const { cloud } = show((cloud) => cloud.fail('records.createUser', 'cloud/unreachable'))
    await fill()
    await agree()
    await send()
    const dialog = await screen.findByRole('dialog', { name: 'Your account was not created' }, soon)
    expect(dialog.textContent).toContain('No half account is left behind')
    expect(cloud.callsOf('auth.deleteUser')).toHaveLength(1)
    expect(cloud.signals).toEqual([])
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'ada@example.org')
    expect(screen.queryByText('You are logged in already')).toBeNull()
  })

  const sendTwice = async (cloud: ScriptedCloud) => {
    await fill()
    await agree()
    await send()
    const dialog = await screen.findByRole('dialog', { name: 'Your account was not created' }, soon)
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) ?? dialog)
    cloud.fail('auth.signUp', 'auth/email-already-in-use')
    await send()
  }

  it('[A4.2-1] goes on with the user of an earlier try whose answer was lost', async () => {
    const { cloud } = show((cloud) => cloud.fail('auth.signUp', 'cloud/unreachable'))
    await sendTwice(cloud)
    await screen.findByRole('heading', { name: 'Choose your plan' }, soon)
    expect(cloud.callsOf('auth.signIn')).toEqual([['ada@example.org', 'correct horse']])
    expect(cloud.callsOf('records.createUser')).toHaveLength(1)
  })

  it('[A4.2-1] leaves a user alone who has a record already', async () => {
    const { cloud } = show((cloud) => {
      cloud.fail('auth.signUp', 'cloud/unreachable')
      cloud.records.put(cloudSamples.user.uid, cloudSamples.records.free)
    })
    await sendTwice(cloud)
    await waitFor(() => expect(cloud.callsOf('auth.signOut')).toHaveLength(1))
    await screen.findByRole('dialog', { name: 'Your account was not created' }, soon)
    expect(cloud.callsOf('records.createUser')).toEqual([])
  })

  it('[A4.2-1] goes on when the screen is left in the middle', async () => {
    const { cloud } = show((cloud) => cloud.hold('auth.signUp'))
    await fill()
    await agree()
    await send()
    cleanup()
    act(() => cloud.release('auth.signUp'))
    await waitFor(() => expect(cloud.callsOf('records.createUser')).toHaveLength(1))
  })
})
