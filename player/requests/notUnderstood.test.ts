// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allRequestValidators } from '../../schemas/generated/allRequestValidators'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'

/** What hardly any request is. */
const odd = [[['secret']]]
const narrow = Object.entries(allRequestValidators).flatMap(([name, check]) =>
  check(odd) ? [] : [name.replace('{Brand}', 'Faceplate')],
)

describe('a request that is not as its schema says', () => {
  let player: TestPlayer
  let asker: TestClient
  let other: TestClient
  beforeAll(async () => {
    player = await startTestPlayer()
    asker = await connectTestClient(player.url, 4)
    other = await connectTestClient(player.url, 4)
  })
  afterAll(() => {
    asker.close()
    other.close()
    return player.close()
  })

  it('is nearly every one', () => expect(narrow.length).toBeGreaterThan(50))

  it.each(narrow)('%s is refused with a word to whoever asked, and to nobody else', async (event) => {
    const before = player.lines.length
    asker.emit(event, odd)
    expect(await asker.next('pushToastMessage')).toEqual({
      type: 'error',
      title: 'Not done',
      message: 'What was asked is not as players take it. Nothing was changed.',
    })
    expect(player.lines.slice(before)).toEqual([expect.stringContaining(`refused ${event}`)])
    expect(player.lines.join()).not.toContain('secret')
    expect(other.names()).not.toContain('pushToastMessage')
  })
})
