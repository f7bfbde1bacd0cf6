/**
 * Asks again every 200 ms until there is an answer that is not undefined or false, and gives it; throws what
 * it waited for after `milliseconds`. What the last question threw is told with it.
 */
export async function until<Answer>(
  question: () => Answer | Promise<Answer>,
  what: string,
  milliseconds = 10_000,
): Promise<Exclude<Answer, undefined | false>> {
  const end = Date.now() + milliseconds
  let reason = ''
  for (;;) {
    try {
      const answer = await question()
      if (isAnswer(answer)) return answer
      reason = ''
    } catch (error) {
      reason = `: ${error instanceof Error ? error.message : String(error)}`
    }
    if (Date.now() > end) throw new Error(`waited ${milliseconds / 1000} s for ${what}${reason}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

const isAnswer = <Answer>(answer: Answer): answer is Exclude<Answer, undefined | false> =>
  answer !== undefined && answer !== false
