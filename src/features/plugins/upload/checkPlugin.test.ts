// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { checkPlugin } from './UploadTab'

const zip = [0x50, 0x4b, 0x03, 0x04, 1, 2]
const file = (name: string, bytes: number[]) => new File([new Uint8Array(bytes)], name)

describe('a plugin from a file', () => {
  it('[D2.12-3] is a ZIP by its name and by its first bytes', async () => {
    expect(await checkPlugin(file('attic.zip', zip))).toBeUndefined()
    expect(await checkPlugin(file('ATTIC.ZIP', zip))).toBeUndefined()
    expect(await checkPlugin(file('attic.tar', zip))).toBe('type')
    expect(await checkPlugin(file('attic.zip', [1, 2, 3, 4]))).toBe('type')
    expect(await checkPlugin(file('attic.zip', []))).toBe('empty')
  })
})
