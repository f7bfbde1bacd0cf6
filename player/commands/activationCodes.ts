/** Codes that the player knows: one that is right, and one that another player used up. */
export const activationCodes = { right: 'ROSEWOOD', used: 'OLDWOOD' } as const
