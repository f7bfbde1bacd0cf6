// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cloudValidators } from '../../../schemas/generated/cloudValidators'
import { callCloud, signUpPerson } from '../../testing/signUpPerson'
import { startTestCloud, type TestCloud } from '../../testing/startTestCloud'

let cloud: TestCloud
let time: number

beforeEach(async () => {
  time = Date.UTC(2026, 4, 31, 12)
  cloud = await startTestCloud({ now: () => time })
})
afterEach(() => cloud.close())

type Person = Awaited<ReturnType<typeof signUpPerson>>

const minute = 60_000
const person = async (name?: string) => {
  time += minute
  return signUpPerson(cloud, name)
}
const ask = async ({ token }: Person, referrerId?: string, origin = 'http://localhost:3000') => {
  const query = referrerId === undefined ? '' : `?referrerId=${referrerId}`
  const { body } = await callCloud(cloud, `/referral/friends/participant${query}`, {
    token: await token(),
    origin,
  })
  const { participant }: { participant?: Record<string, unknown> } = Object(body)
  return participant ?? {}
}
const codeOf = async (who: Person) =>
  new URL(String((await ask(who))['shareURL'])).searchParams.get('grsf') ?? ''
const campaign = async () => {
  const { body } = await callCloud(cloud, '/referral/friends/campaign')
  const { campaign }: { campaign?: unknown } = Object(body)
  return campaign
}

describe('the participant', () => {
  it('[A7.1-8 A3.6-1 A9-13] is who asks, with a link of their own to the page that asked', async () => {
    const ada = await person()
    const answer = await callCloud(cloud, `/referral/friends/participant?token=${await ada.token()}`)
    expect(answer).toMatchObject({ status: 200, body: { success: true } })
    const participant = await ask(ada)
    expect(cloudValidators.referralParticipant(participant)).toBe(true)
    expect(participant).toEqual({
      email: ada.email,
      authenticationHash: expect.stringMatching(/^[\da-f]{64}$/),
      shareURL: expect.stringMatching(/^http:\/\/localhost:3000\/redirect\?grsf=[\da-f]{12}$/),
      rank: 1,
      totalReferralsInMonth: 0,
      totalReferrals: 0,
    })
  })

  it('[A7.1-8] is nobody without a token, and in no other campaign', async () => {
    const ada = await person()
    expect((await callCloud(cloud, '/referral/friends/participant')).status).toBe(401)
    expect((await callCloud(cloud, '/referral/foes/participant', { token: await ada.token() })).status).toBe(
      404,
    )
    expect(
      (await callCloud(cloud, '/referral/friends/constructor', { token: await ada.token() })).status,
    ).toBe(404)
  })
})

describe('referrals', () => {
  it('[A1-8 A2.4-60] count each sign-up through a link once, in its month', async () => {
    const [ada, ben] = [await person(), await person('Ben Kerr')]
    await ask(ben)
    const code = await codeOf(ada)
    const cleo = await person('Cleo Dahl')
    await ask(cleo, code)
    await ask(cleo, code)
    expect(await ask(ada)).toMatchObject({ rank: 1, totalReferrals: 1, totalReferralsInMonth: 1 })
    time += 86_400_000
    await ask(await person('Dora Ek'), code)
    expect(await ask(ada)).toMatchObject({ totalReferrals: 2, totalReferralsInMonth: 1 })
    expect(await ask(ben)).toMatchObject({ rank: 2, totalReferrals: 0 })
  })

  it('count none of who was there already, sends oneself, is late, or is gone', async () => {
    const ada = await person()
    const early = await person()
    time += minute
    const code = await codeOf(ada)
    await ask(ada, code)
    await ask(early, code)
    const late = await person()
    time += 2 * 86_400_000
    await ask(late, code)
    const gone = await person()
    await ask(gone, code)
    await cloud.accounts().remove(gone.uid)
    await ask(await person(), 'unknown')
    expect(await ask(ada)).toMatchObject({ totalReferrals: 0 })
  })

  it('are kept over a restart', async () => {
    const ada = await person()
    const code = await codeOf(ada)
    await ask(await person(), code)
    await cloud.restart()
    expect(await codeOf(ada)).toBe(code)
    expect(await ask(ada)).toMatchObject({ totalReferrals: 1 })
  })
})

describe('the campaign', () => {
  it('[A7.1-9 A3.6-2] has a leaderboard by who sent more, and rewards of both types', async () => {
    const [ada, ben] = [await person(), await person('Ben Kerr')]
    await ask(ada)
    await ask(await person('Örjan'), await codeOf(ben))
    const answer = await campaign()
    expect(cloudValidators.referralCampaign(answer)).toBe(true)
    expect(answer).toMatchObject({
      id: 'friends',
      leaderboard: [
        { rank: 1, name: 'Ben K.', uid: ben.uid },
        { rank: 2, name: 'Ada L.', uid: ada.uid },
        { rank: 3, name: 'Örjan' },
      ],
    })
    const { rewards }: { rewards?: { type: string }[] } = Object(answer)
    expect(new Set(rewards?.map(({ type }) => type))).toEqual(new Set(['MILESTONE', 'LEADERBOARD']))
  })
})
