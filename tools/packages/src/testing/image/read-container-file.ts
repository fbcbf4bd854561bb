import { readFileSync } from 'node:fs'

export interface Instruction {
  readonly name: string
  readonly rest: string
}

export interface Stage {
  readonly name: string
  readonly instructions: readonly Instruction[]
}

const instructionOf = (line: string): Instruction => {
  const [name = '', ...words] = line.trim().split(/\s+/)
  return { name, rest: words.join(' ') }
}

const nameOf = ({ rest }: Instruction): string => / AS (\S+)$/.exec(rest)?.[1] ?? ''

/** The stages of a container file; what stands before the first one counts for none. */
export const readContainerFile = (path: string): readonly Stage[] => {
  const lines = readFileSync(path, 'utf8').replaceAll('\\\n', ' ').split('\n')
  const stages: { name: string; instructions: Instruction[] }[] = []
  for (const line of lines.filter((text) => text.trim() !== '' && !text.startsWith('#'))) {
    const instruction = instructionOf(line)
    if (instruction.name === 'FROM') stages.push({ name: nameOf(instruction), instructions: [] })
    else stages.at(-1)?.instructions.push(instruction)
  }
  return stages
}
