import { fireEvent, render as renderAvatar, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { cloudSamples } from '../../../../tests/support/cloud/cloudSamples'
import { renderAccount } from '../../../../tests/support/cloud/renderAccount'
import { Avatar, ProfileView } from '.'

const { user, notVerifiedUser, records } = cloudSamples
const Plan = ({ record }: { record: { plan?: string | null } | undefined }) => <p>plan {record?.plan}</p>
const view = (
  <ProfileView
    Plan={Plan}
    verification={<p>verification</p>}
    achievements={<p>achievements</p>}
    devices={<p>devices</p>}
  />
)

describe('the profile', () => {
  it('[A2.4-29 A2.4-31 A2.4-32 A2.4-33 A3.1-4] shows who one is, and the other parts', async () => {
    renderAccount(view, { user, record: records.superstarYearly })
    await screen.findByRole('heading', { name: 'Owner One' })
    for (const text of [
      'owner-one',
      'owner.one@example.org',
      'E-mail verified',
      'plan superstar',
      'achievements',
      'devices',
    ])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByText('verification')).toBeNull()
    expect(screen.queryByText(/^NL$|birthday|country/i)).toBeNull()
  })

  it('[A2.4-29 A2.4-34] leads to editing and to logging out', async () => {
    const { links } = renderAccount(view, { user, record: records.free })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit profile' }))
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    expect(links).toEqual(['edit-profile', 'logout'])
  })

  it('[A2.4-30 A3.1-16] shows the verification card while the e-mail is not verified', async () => {
    renderAccount(view, { user: notVerifiedUser, record: { ...records.free, verified: false } })
    await screen.findByText('E-mail not verified yet')
    expect(screen.getByText('verification')).toBeTruthy()
  })

  it('[A2.4-35 A8-26] says that nobody is logged in, with the ways to log in and sign up', async () => {
    const { links } = renderAccount(view)
    await screen.findByRole('heading', { name: 'You are not logged in' })
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    await userEvent.click(screen.getByRole('button', { name: 'Create an account' }))
    expect(links).toEqual(['login', 'signup'])
  })
})

describe('the avatar', () => {
  const letter = (names: (string | undefined)[]) => {
    const { unmount } = renderAvatar(<Avatar photoUrl={undefined} names={names} />)
    const text = document.querySelector('[data-letter]')?.textContent
    unmount()
    return text
  }

  it('[A2.5-3] is a letter of the first name, else of the e-mail, else a question mark', () => {
    expect(letter(['ada', 'x@example.org'])).toBe('A')
    expect(letter([' ', 'x@example.org'])).toBe('X')
    expect(letter([undefined, ''])).toBe('?')
    expect(letter(['🎵sound'])).toBe('🎵')
  })

  it.each([
    ['https://pictures.example.org/a.jpg', 'https://pictures.example.org/a.jpg'],
    ['javascript:alert(1)', undefined],
    ['data:image/svg+xml,<svg/>', undefined],
    ['', undefined],
  ])('[A2.5-3 A3.1-5] fetches pictures from safe addresses only: %s', (photoUrl, shown) => {
    const { unmount } = renderAvatar(<Avatar photoUrl={photoUrl} names={['Ada']} />)
    expect(document.querySelector('img')?.src).toBe(shown)
    unmount()
  })

  it('[A2.5-3] shows a picture that stands in for the own, and the letter where none can be had', () => {
    const { unmount } = renderAvatar(
      <Avatar photoUrl="https://a.example/1" override="blob:2" names={['Ada']} />,
    )
    const picture = document.querySelector('img')
    expect(picture?.src).toBe('blob:2')
    if (picture) fireEvent.error(picture)
    expect(document.querySelector('[data-letter]')?.textContent).toBe('A')
    unmount()
  })
})
