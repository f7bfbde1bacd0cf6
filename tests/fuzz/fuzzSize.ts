/** Pushes that a fuzz test makes: enough to notice what breaks at once; `npm run fuzz` makes many more. */
export const fuzzCount = Number(process.env['FUZZ_COUNT'] ?? 5_000)

/** Where they begin: the same ones each time, unless told. */
export const fuzzSeed = Number(process.env['FUZZ_SEED'] ?? 20_260)
