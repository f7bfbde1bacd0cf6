/** What an attack builds on, and how it is written for a call such as `__pwned(7)`. */
export type Attack = [trick: string, write: (call: string) => string]
