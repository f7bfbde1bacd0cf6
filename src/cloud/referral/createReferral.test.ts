import { expect, it } from 'vitest'
import { CloudProblem } from '../ports/CloudAuth'
import { createReferral } from './createReferral'

const open = (answer: Response, isBearer = false) => {
  const made: string[] = []
  const headers: (string | null)[] = []
  const referral = createReferral({
    config: { service: 'https://friends.acme.example/api', campaign: 'spring' },
    isBearer,
    idToken: () => Promise.resolve('TOKEN'),
    get: (address, request = {}) => {
      made.push(`${request.method ?? ''} ${address.toString()}`)
      headers.push(new Headers(request.headers).get('authorization'))
      return Promise.resolve(answer)
    },
  })
  return { referral, made, headers }
}

it('[A7.1-8 A3.6-1 A9-13] asks for the participant by token and who sent them', async () => {
  const participant = { email: 'ann@acme.example', authenticationHash: 'h', shareURL: 'https://a', rank: 3 }
  const { referral, made } = open(Response.json({ success: true, participant }))
  expect(await referral.participant('bob')).toEqual(participant)
  expect(made).toEqual(['GET https://friends.acme.example/api/spring/participant?token=TOKEN&referrerId=bob'])
})

it('[A7.1-8] asks a local service without a token in the address', async () => {
  const { referral, made, headers } = open(Response.json({ success: true, participant: {} }), true)
  await referral.participant()
  expect(made).toEqual(['GET https://friends.acme.example/api/spring/participant'])
  expect(headers).toEqual(['Bearer TOKEN'])
})

it('[A7.1-9 A3.6-2] asks for the campaign without saying who', async () => {
  const campaign = { id: 'spring', leaderboard: [{ id: 1, rank: 1, name: 'Ann', uid: 'u1' }], rewards: [] }
  const { referral, made, headers } = open(Response.json({ success: true, campaign }))
  expect(await referral.campaign()).toEqual(campaign)
  expect(made).toEqual(['GET https://friends.acme.example/api/spring/campaign'])
  expect(headers).toEqual([null])
})

it.each([
  [Response.json({ success: false, error: { message: 'Over' } }), 'cloud/refused'],
  [Response.json({ success: false }), 'cloud/failed'],
  [Response.json({ success: true }), 'cloud/invalid'],
  [Response.json({ success: true, campaign: { leaderboard: 'all' } }), 'cloud/invalid'],
  [new Response('gone', { status: 404 }), 'cloud/failed'],
  [new Response('<h1>Away</h1>', { status: 503 }), 'cloud/away'],
  [new Response('Rate exceeded.', { status: 429 }), 'cloud/busy'],
])('[A7.1-9] says why there is no campaign: %#', async (answer, code) => {
  const problem: unknown = await open(answer)
    .referral.campaign()
    .catch((error: unknown) => error)
  expect(problem).toBeInstanceOf(CloudProblem)
  expect(problem).toMatchObject({ code })
})
