/** Where a device stands in user_devices/{uid}: its id without what a path of the database may not hold. */
export const deviceKey = (hwuuid: string): string =>
  hwuuid
    .slice(0, 200)
    .replaceAll(
      /[.#$[\]/%\p{Cc}]/gu,
      (character) => `%${(character.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`,
    )
