import { StateMachine, type AnyStateMachine } from 'xstate'
import type { MachineWords } from './MachineWords'

/** A machine with its words. */
export interface MachinePageData {
  /** As its file is called. */
  name: string
  machine: AnyStateMachine
  words: MachineWords
}

const modules = import.meta.glob<Record<string, unknown>>('../../machines/*.machine.ts', { eager: true })
const words = import.meta.glob<MachineWords>('./words/*.json', { eager: true, import: 'default' })

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine

/** Every machine of the house, in the order of the alphabet; throws when one has no words. */
export const machinePages: readonly MachinePageData[] = Object.entries(modules).map(([file, module]) => {
  const name = file.replace(/^.*\/(\w+)\.machine\.ts$/, '$1')
  const machine = Object.values(module).find(isMachine)
  const told = words[`./words/${name}.json`]
  if (!machine || !told) throw new Error(`${file} has no ${machine ? 'words' : 'machine'}`)
  return { name, machine, words: told }
})
