import type { UserChange, UserRecord } from '../../../../schemas/generated/types'

/** What this browser knows that a record may lack. */
interface Known {
  /** Where the user is, as told by language or region. */
  country?: string | undefined
  /** Of the analytics [A9-8]. */
  clientId?: string | undefined
}

/**
 * What is to be added to a record: the country, where it is a 2-letter code and the record has none yet [A5-23], and the analytics client
 * id, where the record has none [A5-24]. Undefined where there is nothing to add.
 */
export const recordAdditions = (
  record: Pick<UserRecord, 'country' | 'gaCid'>,
  { country = '', clientId = '' }: Known,
): UserChange | undefined => {
  const additions: UserChange = {
    ...(!record.country && /^[a-z]{2}$/i.test(country) && { country: country.toUpperCase() }),
    ...(!record.gaCid && clientId !== '' && { gaCid: clientId }),
  }
  return Object.keys(additions).length > 0 ? additions : undefined
}
