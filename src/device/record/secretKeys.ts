/**
 * The one list of what is secret by its name, for the record of the wire, its file and the neutral session: as a key is written without
 * signs between its words, in small letters.
 */
const secretName =
  /passw|passphrase|passcode|^pass$|token|secret|psk$|^pin(code)?$|pwd|cookie|^auth$|authorization|credential|^session(id)?$|^sid$|^otp$|signature|activationcode|devicecode|(api|access|private|auth|license|licence|wpa|wep|wifi|network|encryption|shared|service)key$/

/** Whether what stands under a key, of an object or of an address, lets somebody in. */
export const isSecretKey = (key: string): boolean =>
  key.length < 200 && secretName.test(key.replaceAll(/[^a-z\d]/gi, '').toLowerCase())

/** `user:password@` of an address, and `key=value` of addresses and logs; bounded, since texts are long and hostile. */
const credentials = /(:\/\/[^\s"'<>/\\?#@:]{0,200}:)([^\s"'<>/\\?#@]{1,200})(?=@)/g
const assignment = /([\w-]{1,40})\s?[=:]\s?/g
const assigned = /[^\s"'<>&;,]+/y

/** A text with the secrets in it replaced by `mask`. */
export const maskInText = (text: string, mask: string): string =>
  text.length < 4
    ? text
    : maskAssigned(
        text.replace(credentials, (_, before: string) => before + mask),
        mask,
      )

function maskAssigned(text: string, mask: string): string {
  const parts: string[] = []
  let end = 0
  for (const match of text.matchAll(assignment)) {
    const from = match.index + match[0].length
    if (match.index < end || !isSecretKey(match[1] ?? '')) continue
    assigned.lastIndex = from
    if (!assigned.test(text)) continue
    parts.push(text.slice(end, from), mask)
    end = assigned.lastIndex
  }
  return end === 0 ? text : parts.join('') + text.slice(end)
}
