import type { Brand } from '../../../../schemas/generated/types'

/** A service that has not answered by then will not, ms. */
const patience = 8000

/**
 * Puts an e-mail address on a mailing list: the form's fields and EMAIL, by POST [D7-69 D3-62]. Resolves to whether the
 * service took it; a failure is logged [D8-19]. The service must allow requests from other origins.
 */
export const subscribe = async (
  { action, fields = {} }: NonNullable<Brand['mailingList']>,
  email: string,
  post: typeof fetch = fetch,
): Promise<boolean> => {
  try {
    const response = await post(action, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, EMAIL: email }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok) throw new Error(`it answered ${response.status}`)
    return true
  } catch (error) {
    // oxlint-disable-next-line eslint/no-console -- [D8-19]
    console.warn(`The mailing list did not take the address: ${error instanceof Error ? error.message : ''}`)
    return false
  }
}
