/**
 * Fetches what telling who is signed in takes, side by side, and opens nothing. Rejects when any of it cannot
 * be had, which is no harm: `openCloud` and the first use of it fetch again.
 */
export const loadSignIn = async (): Promise<void> => {
  await Promise.all([import('./openCloud'), import('./sdk/app'), import('./sdk/authProduct')])
}
