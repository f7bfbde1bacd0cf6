import type { FileImports } from './FileImports'
import { layOut } from './layOut'
import { toRooms } from './toRooms'
import { toSvg } from './toSvg'
import { withoutImplied } from './withoutImplied'

/** The picture of the rooms and of who imports whom; the same imports make the same bytes. */
export const drawArchitecture = (files: readonly FileImports[]): string =>
  toSvg(layOut(withoutImplied(toRooms(files))))
