import legacy from '../../fixtures/documents/localConfig/legacy-playlist.json'

/**
 * For `beforeEach`: the player of the story has this playlist at its legacy address; `undefined` is one that
 * has none.
 */
export const answerLegacyPlaylist = (playlist: unknown) => () => {
  const { fetch: before } = globalThis
  const answers: Readonly<Record<string, unknown>> = {
    '/app/local-config.json': playlist === undefined ? {} : legacy,
    [legacy.restendpoint]: playlist,
  }
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), window.location.href)
    const answer = answers[pathname]
    return answer === undefined ? before(input, init) : Promise.resolve(Response.json(answer))
  }
  return () => {
    globalThis.fetch = before
  }
}
