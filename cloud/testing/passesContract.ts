import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Passes } from '../services/ports/Passes'
import type { People } from '../services/ports/People'

/** Passes and people to be held to the contract, and how accounts come and go there. */
export interface Gate {
  passes: Passes
  people: People
  /** Makes an account; resolves with its uid. */
  signUp(email: string): Promise<string>
  /** An ID token of it, as a page that signs in now has one. */
  idToken(uid: string): Promise<string>
  /** Takes everything back that was given out before. */
  revoke(uid: string): Promise<void>
  remove(uid: string): Promise<void>
  close(): Promise<void>
}

/** What every adapter of `Passes` and `People` has to do. */
export function describePasses(name: string, open: () => Promise<Gate>): void {
  let gate: Gate
  let people = 0
  const join = async () => {
    const email = `Gate-${process.pid}-${(people += 1)}@example.org`
    const uid = await gate.signUp(email)
    return { email: email.toLowerCase(), uid }
  }

  describe(`passes and people of ${name}`, () => {
    beforeAll(async () => {
      gate = await open()
    })
    afterAll(() => gate.close())

    it('know who has an account, since when, and by which address', async () => {
      const before = Date.now()
      const { uid, email } = await join()
      const found = await gate.people.find(uid)
      expect(found).toMatchObject({ uid, email })
      // Some say the second only.
      expect(found?.createdAt).toBeGreaterThan(before - 1_500)
      expect(found?.validAfter).toBeLessThanOrEqual(Date.now())
      expect(await gate.people.find('nobody')).toBeUndefined()
    })

    it('know whose token it is, and take none that is forged', async () => {
      const { uid, email } = await join()
      const token = await gate.idToken(uid)
      expect(await gate.passes.verify(token)).toMatchObject({ uid, email })
      for (const forged of [
        '',
        'x',
        'a.b.c',
        `${token}x`.replace(/^./, 'x'),
        await gate.passes.customToken(uid),
      ])
        expect(await gate.passes.verify(forged)).toBeUndefined()
    })

    it('take no token any more that was taken back', async () => {
      const { uid } = await join()
      const token = await gate.idToken(uid)
      await gate.revoke(uid)
      expect(await gate.passes.verify(token)).toBeUndefined()
      expect((await gate.people.find(uid))?.validAfter).toBeGreaterThan(Date.now() - 10_000)
    })

    it('sign in by a custom token whom it names, and bring back nobody who is gone', async () => {
      const { uid } = await join()
      const token = await gate.passes.customToken(uid)
      expect(await gate.passes.fromCustom(token)).toBe(uid)
      for (const forged of ['', 'x', 'a.b.c', await gate.idToken(uid)])
        expect(await gate.passes.fromCustom(forged)).toBeUndefined()
      await gate.remove(uid)
      await gate.passes.fromCustom(token)
      // An exchange of tokens makes the account that they name, where nobody looks before.
      expect(await gate.people.find(uid)).toBeUndefined()
    })

    it('give a player a secret of its own', async () => {
      const { device } = gate.passes
      const key = await device.sign('ada', 'attic')
      expect(await device.read(key)).toMatchObject({ uid: 'ada', hwuuid: 'attic', at: expect.any(Number) })
      const [head = '', , tail = ''] = key.split('.')
      const other = Buffer.from('{"uid":"ben","hwuuid":"attic","at":1}').toString('base64url')
      for (const forged of ['', 'x', `${head}.${other}.${tail}`, `${key.slice(0, -2)}aa`])
        expect(await device.read(forged)).toBeUndefined()
    })

    it('tell who of many is gone', async () => {
      const [here, gone] = [await join(), await join()]
      await gate.remove(gone.uid)
      const strangers = Array.from({ length: 120 }, (_, index) => `stranger-${index}`)
      expect(await gate.people.gone([here.uid, ...strangers, gone.uid])).toEqual([...strangers, gone.uid])
      expect(await gate.people.gone([])).toEqual([])
    })
  })
}
