import { act, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cloudSamples } from '../../../../tests/support/cloud/cloudSamples'
import { renderAccount } from '../../../../tests/support/cloud/renderAccount'
import { testBrand } from '../../../../tests/support/testBrand'
import { PlaceContext } from '../links/NavigationLinksContext'
import { AchievementsPanel, ReferralCard, ReferralView } from '.'

const { user, records, campaign, participant, newParticipant } = cloudSamples
const signedIn = { user, record: records.free }

const show = (children: ReactNode = <ReferralView />, more: Parameters<typeof renderAccount>[1] = {}) =>
  renderAccount(children, { ...signedIn, campaign, ...more })

const stubCopy = (isAllowed: boolean) => {
  const written: string[] = []
  const clipboard = {
    writeText: (text: string) => {
      if (!isAllowed) return Promise.reject(new Error('no'))
      written.push(text)
      return Promise.resolve()
    },
  }
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  return written
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard')
  vi.useRealTimers()
})

describe('the referral screen', () => {
  it('[A2.4-57] has a way back to the profile, a title and what it is about', async () => {
    const { links } = show()
    screen.getByRole('heading', { level: 1, name: 'Invite friends' })
    screen.getByText(/Share your link\. Each friend/)
    fireEvent.click(screen.getByRole('link', { name: 'Back to the profile' }))
    expect(links).toEqual(['profile'])
    await screen.findByText('#2')
  })

  it('[A2.4-58 A4.16-1 A9-13] copies the link, selects it and says so', async () => {
    const written = stubCopy(true)
    show()
    const field = await screen.findByRole('textbox', { name: 'Link to share' })
    if (!(field instanceof HTMLInputElement)) throw new Error('no field')
    const select = vi.spyOn(field, 'setSelectionRange')
    expect([field.readOnly, field.value]).toEqual([true, participant.shareURL])
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
    await screen.findByRole('button', { name: 'Copied' })
    expect(written).toEqual([participant.shareURL])
    expect(select).toHaveBeenCalledWith(0, 99_999)
    expect(field.selectionEnd).toBe(participant.shareURL?.length)
  })

  it('[A8-30] says where a copy failed, instead of only logging it, and leaves the link selected', async () => {
    stubCopy(false)
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Copy' }))
    await screen.findByText(/did not allow copying/)
    screen.getByRole('button', { name: 'Copy' })
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Link to share' }))
  })

  it('[A2.4-59] shares it in windows that learn nothing of this one', async () => {
    show(undefined, { brand: { ...testBrand, productName: 'Acme Player' } })
    const list = await screen.findByRole('list', { name: 'Share the link' })
    const links = within(list).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['E-mail', 'Facebook', 'X', 'WhatsApp'])
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.getAttribute('rel')).toBe('noopener noreferrer')
      const address = decodeURIComponent(link.getAttribute('href') ?? '')
      expect(address).toContain(participant.shareURL)
    }
    expect(links[0]?.getAttribute('href')).toMatch(/^mailto:\?subject=.+&body=/)
    expect(links[2]?.getAttribute('href')).toContain('hashtags=AcmePlayer')
  })

  it('[A2.4-60 A3.6-1] tells rank and friends', async () => {
    show()
    await screen.findByText('#2')
    const figures = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(figures).toEqual([
      ['Rank', '#2'],
      ['Friends this month', '4'],
      ['Friends in all', '7'],
    ])
  })

  it('[A2.4-61 A3.6-2] sets off the own row, which shows the own e-mail', async () => {
    show()
    const rows = (await screen.findAllByRole('row')).slice(1)
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['1', 'First F.'],
      ['2', 'owner.one@example.org (you)'],
      ['3', 'Third T.'],
    ])
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true', null])
  })

  it('[A2.4-62 A9-13] sorts milestones by the friends they take, and lists rewards of the board', async () => {
    show()
    const region = await screen.findByRole('region', { name: 'Rewards' })
    expect(
      within(region)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '3 friends – reachedOne month of Virtuoso',
      '10 friendsOne year of Virtuoso',
      'For the top of the boardA player for the first of the month',
    ])
  })

  it('[A2.4-63 A9-13] explains itself in 3 steps and 8 answers that open', async () => {
    show()
    const how = await screen.findByRole('region', { name: 'How it works' })
    expect(within(how).getAllByRole('listitem')).toHaveLength(3)
    const answers = screen.getByRole('region', { name: 'Questions and answers' })
    const details = answers.querySelectorAll('details')
    expect(details).toHaveLength(8)
    expect([...details].filter(({ open }) => open)).toEqual([])
  })

  it('[A2.4-64 A4.16-2] is covered while there is no rank, until there is one', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let now = newParticipant
    const { cloud } = show(undefined, { participant: newParticipant })
    const ask = cloud.referral?.participant
    if (!ask || !cloud.referral) throw new Error('no campaign')
    cloud.referral.participant = async (referrer) => {
      await ask(referrer)
      return now
    }
    await screen.findByText('Your rank is on its way')
    expect(screen.getByRole('textbox', { hidden: true }).closest('[inert]')).not.toBeNull()
    now = participant
    await act(() => vi.advanceTimersByTimeAsync(5000))
    await screen.findByText('#2')
    expect(screen.queryByText('Your rank is on its way')).toBeNull()
    expect(document.querySelector('[inert]')).toBeNull()
  })

  it('[A2.4-64] can be looked at without a rank', async () => {
    show(undefined, { participant: newParticipant })
    fireEvent.click(await screen.findByRole('button', { name: 'Look around without it' }))
    screen.getByText('–')
    expect(document.querySelector('[inert]')).toBeNull()
  })

  it('says when results cannot be had, in the service’s words if it has some, and asks again', async () => {
    const { cloud } = show(undefined, {
      script: (cloud) => cloud.fail('referral.campaign', 'cloud/refused', 'The campaign is over'),
    })
    await screen.findByText('The campaign is over')
    cloud.mend('referral.campaign')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('#2')).toBeDefined()
  })

  it('[A6-8] says that there is no campaign where there is none', () => {
    show(undefined, { campaign: undefined })
    expect(screen.getByRole('heading', { name: 'There is no campaign just now' })).toBeDefined()
  })

  it('[A9-13 A7.1-8] says who sent the user', async () => {
    const place = { params: {}, query: new URLSearchParams('grsf=bob') }
    const { cloud } = show(
      <PlaceContext value={place}>
        <ReferralView />
      </PlaceContext>,
    )
    await screen.findByText('#2')
    expect(cloud.callsOf('referral.participant')).toEqual([['bob']])
  })

  it('never links an address that is none of the web', async () => {
    show(undefined, { participant: { ...participant, shareURL: 'javascript:alert(1)' } })
    await screen.findByText(/Your link is not there yet/)
    expect(document.body.innerHTML).not.toContain('javascript:')
  })
})

describe('the achievements on the profile', () => {
  it.each([
    [7, 'See your results'],
    [0, 'Start sharing'],
  ])('[A2.4-32] lead to the programme; after %i friends: %s', async (totalReferrals, label) => {
    const { links } = show(<AchievementsPanel />, { participant: { ...participant, totalReferrals } })
    fireEvent.click(await screen.findByRole('link', { name: label }))
    expect(links).toEqual(['referral'])
  })

  it('[A2.4-32 A6-8] are not there without a campaign', () => {
    show(<AchievementsPanel />, { campaign: undefined })
    expect(screen.queryByText('Your achievements')).toBeNull()
  })

  it('[A2.4-32] lead there, too, while results cannot be had', async () => {
    show(<AchievementsPanel />, {
      script: (cloud) => cloud.fail('referral.participant', 'cloud/unreachable'),
    })
    expect(await screen.findByRole('link', { name: 'Start sharing' })).toBeDefined()
  })
})

describe('the referral card', () => {
  it.each([
    ['cloud.acme.example', campaign, true],
    ['dev.acme.example', campaign, true],
    ['cloud.acme.example', undefined, false],
    ['player.local', campaign, false],
  ])('[A2.5-12 A6-8] is there in the cloud and with a campaign only: %s', (hostname, running, isThere) => {
    const { links } = show(<ReferralCard hostname={hostname} />, { campaign: running })
    const link = screen.queryByRole('link', { name: 'Start sharing' })
    expect(link !== null).toBe(isThere)
    if (link) fireEvent.click(link)
    expect(links).toEqual(isThere ? ['referral'] : [])
  })
})
