import { CloudProblem } from './ports/CloudProblem'

/** What `work` brings, or `cloud/timeout` when it takes longer than `limit` ms. */
export const inTime = async <T>(work: Promise<T>, limit: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CloudProblem('cloud/timeout')), limit)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
