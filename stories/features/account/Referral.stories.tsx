import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { AchievementsPanel } from '../../../src/features/account/referral'
import { ReferralView } from '../../../src/features/account/referral'
import { cloudSamples } from '../../../tests/support/cloud/cloudSamples'
import type { ScriptedCloud } from '../../../tests/support/cloud/ScriptedCloud'
import { AccountStory } from '../../support/AccountStory'
import { narrow } from '../../support/looksOf'

/** The referral programme [A2.4-57 … A2.4-64]. */
const meta = {
  title: 'features/account/Referral',
  tags: ['phone-dark-pseudo'],
  component: AccountStory,
  args: { children: <ReferralView /> },
} satisfies Meta<typeof AccountStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const { user, records, campaign, participant, newParticipant } = cloudSamples
const timeout = { timeout: 12_000 }
const base = { user, record: records.free, campaign }
const shows =
  (...texts: string[]): Play =>
  async () => {
    for (const text of texts) await screen.findAllByText(text, {}, timeout)
  }

export const Ranked: Story = {
  name: '[A2.4-58] [A2.4-60] [A2.4-61] [A2.4-62] [A2.4-63] Somebody with a rank',
  args: { start: { ...base, participant } },
  play: shows('#2', 'owner.one@example.org', 'One month of Virtuoso', 'How it works'),
  tags: ['dark', 'phone', 'phone-dark'],
}
export const RankedLongGerman: Story = {
  args: {
    start: {
      ...base,
      participant,
      campaign: {
        ...campaign,
        rewards: [
          {
            id: 'r1',
            type: 'MILESTONE',
            totalReferralsRequired: 3,
            description: 'Eine Wiedergabewarteschlangenverlängerungsgutschrift',
          },
        ],
      },
    },
    language: 'de',
  },
  play: shows('Freunde einladen', 'Rangliste'),
  ...narrow,
}

export const WithoutRank: Story = {
  name: '[A2.4-64] Covered while there is no rank',
  args: { start: { ...base, participant: newParticipant } },
  play: shows('Your rank is on its way', 'Look around without it'),
  tags: ['dark', 'phone'],
}

export const LookedAtWithoutRank: Story = {
  name: '[A2.4-64] A way out of the wait',
  args: { start: { ...base, participant: newParticipant } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Look around without it' }, timeout))
    await expect(screen.queryByText('Your rank is on its way')).toBeNull()
  },
}

export const OnItsWay: Story = {
  args: { start: base, script: (cloud: ScriptedCloud) => cloud.hold('referral.campaign') },
  play: shows('Invite friends'),
}

export const Failed: Story = {
  args: {
    start: base,
    script: (cloud: ScriptedCloud) => cloud.fail('referral.campaign', 'cloud/unreachable'),
  },
  play: shows('Your results cannot be had just now', 'Try again'),
  tags: ['phone-dark'],
}

export const NothingYet: Story = {
  name: 'A campaign that has just begun',
  args: { start: { ...base, participant, campaign: { id: 'new', leaderboard: [], rewards: [] } } },
  play: shows('Nobody is on the board yet. Be the first.', 'The rewards are not settled yet.'),
}

export const NoCampaign: Story = {
  name: '[A6-8] No campaign',
  args: { start: { user, record: records.free } },
  play: shows('There is no campaign just now'),
}

export const Achievements: Story = {
  name: '[A2.4-32] The achievements on the profile',
  args: { start: { ...base, participant }, children: <AchievementsPanel /> },
  play: shows('See your results'),
  tags: ['phone-dark'],
}
