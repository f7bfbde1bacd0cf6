import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import type { AccountUser } from '../../../machines/accountSync.machine'
import type { Account } from '../../../src/features/account/sync/AccountSync'
import { AccountSyncStory } from '../../support/AccountSyncStory'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

const ada: AccountUser = { uid: 'u-ada', plan: 'superstar' }
const never = () => new Promise<never>(() => undefined)

/** An account of which somebody has just been told. */
const of = (user: AccountUser | undefined, isFresh = false): Partial<Account> => ({
  watch: (listener) => {
    listener(user, isFresh)
    return () => undefined
  },
  token: () => Promise.resolve('t-ada'),
  signInWithToken: never,
  signOut: never,
})
/** Nobody has been told of. */
const quiet: Partial<Account> = { signInWithToken: never, signOut: never }
const saysOf = (loggedIn: boolean, uid: string) => ({
  getMyAnybrandStatus: { event: 'pushMyAnybrandStatus', payload: { loggedIn, uid } },
})
const soon = { timeout: 6000 }
let player: ScriptedPlayer | undefined
const onPlayer = (made: ScriptedPlayer) => {
  player = made
}
const pushed = (event: string, payload: unknown) => async () => {
  await screen.findByText('This interface has accounts.')
  player?.push(event, payload)
}

/** Accounts of interface and player are kept in step; what there is to see of it goes over the wire. */
const meta = {
  title: 'features/account/AccountSync',
  tags: ['phone-dark-pseudo'],
  component: AccountSyncStory,
  args: { onPlayer },
} satisfies Meta<typeof AccountSyncStory>
export default meta

type Story = StoryObj<typeof meta>

/** Without accounts nothing is asked and nothing is listened to. */
export const WithoutAccounts: Story = {
  parameters: { covers: ['state:accountSync.off'] },
  play: async () => {
    player?.push('pushMyAnybrandToken', { token: 't-player' })
    await expect(screen.queryByText(/^to the player/)).toBeNull()
  },
}
export const Resting: Story = {
  parameters: { covers: ['state:accountSync.on.resting'] },
  args: { account: quiet },
}
/** For two seconds, in case that more follows. */
export const Settling: Story = {
  parameters: { covers: ['state:accountSync.on.settling'] },
  args: { account: of(ada) },
}
export const AskingForTheStatus: Story = {
  parameters: { covers: ['state:accountSync.on.asking'] },
  args: { account: of(ada) },
  play: async () => {
    await screen.findByText('to the player: getMyAnybrandStatus', undefined, soon)
  },
}
export const SendingTheToken: Story = {
  name: '[D4-41] Sending the token of who has just logged in',
  parameters: { covers: ['state:accountSync.on.sendingToken'] },
  args: { account: of(ada, true) },
  play: async () => {
    await screen.findByText('to the player: setMyAnybrandToken', undefined, soon)
  },
}
/** The cloud cannot be reached, which is told by the screens of the account and by no window. */
export const CloudAway: Story = {
  parameters: { covers: ['state:accountSync.on.cloudAway'] },
  args: {
    account: {
      ...of(ada, true),
      token: () => Promise.reject(Object.assign(new Error('away'), { code: 'cloud/unreachable' })),
    },
  },
  play: async () => {
    await new Promise((resolve) => setTimeout(resolve, 2500))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(screen.queryByText('to the player: setMyAnybrandToken')).toBeNull()
  },
}
export const AskingForAToken: Story = {
  name: '[D4-43] Asking for a token',
  parameters: { covers: ['state:accountSync.on.askingToken'] },
  args: { account: of(undefined), answers: saysOf(true, 'u-ada') },
  play: async () => {
    await screen.findByText('to the player: getMyAnybrandToken', undefined, soon)
  },
}
export const MakingRoom: Story = {
  name: '[D4-44] Logging out, because the player is another’s',
  parameters: { covers: ['state:accountSync.on.makingRoom'] },
  args: { account: of(ada), answers: saysOf(true, 'u-ben') },
  play: async () => {
    await screen.findByText('from the player: pushMyAnybrandStatus', undefined, soon)
  },
}
export const SigningIn: Story = {
  name: '[D4-46] Logging in by a token of the player',
  parameters: { covers: ['state:accountSync.on.signingIn'] },
  args: { account: quiet },
  play: pushed('pushMyAnybrandToken', { token: 't-player' }),
}
export const SigningOut: Story = {
  name: '[D4-46] Logging out because the player did',
  parameters: { covers: ['state:accountSync.on.signingOut'] },
  args: { account: of(ada) },
  play: pushed('pushMyAnybrandLogout', ''),
}
