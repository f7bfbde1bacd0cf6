/**
 * An upload of the browser that moves, arrives and fails only when the test says so; stands in for
 * XMLHttpRequest.
 */
export class ScriptedUpload extends EventTarget {
  readonly upload = new EventTarget()
  url = ''
  body: FormData | undefined
  isAborted = false
  status = 0
  responseText = ''

  /** Puts this class in the browser's place; what is sent from now on is in `uploads`, oldest first. */
  static install(): { uploads: ScriptedUpload[]; uninstall: () => void } {
    const uploads: ScriptedUpload[] = []
    const { XMLHttpRequest: original } = globalThis
    class Noted extends ScriptedUpload {
      constructor() {
        super()
        uploads.push(this)
      }
    }
    Reflect.set(globalThis, 'XMLHttpRequest', Noted)
    return { uploads, uninstall: () => void Reflect.set(globalThis, 'XMLHttpRequest', original) }
  }

  readonly open = (_method: string, url: string): void => {
    this.url = url
  }
  readonly send = (body: FormData): void => {
    this.body = body
  }
  readonly abort = (): void => {
    this.isAborted = true
  }

  /** So many of all bytes are on their way. */
  move(loaded: number, total: number): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total }))
  }

  /** All bytes are on their way. */
  finish(): void {
    this.upload.dispatchEvent(new ProgressEvent('load'))
  }

  /** The player answers. */
  answer(status: number, body = ''): void {
    this.status = status
    this.responseText = body
    this.dispatchEvent(new ProgressEvent('load'))
  }

  /** The connection breaks. */
  break(): void {
    this.dispatchEvent(new ProgressEvent('error'))
  }
}
