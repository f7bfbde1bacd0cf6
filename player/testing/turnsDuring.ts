/** How often everything else had its turn while something ran. */
export async function turnsDuring(run: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let counting: NodeJS.Immediate
  const count = () => {
    turns += 1
    counting = setImmediate(count)
  }
  counting = setImmediate(count)
  await run()
  clearImmediate(counting)
  return turns
}
