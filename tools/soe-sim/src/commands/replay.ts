import type { CommandRun } from '../command-run'
import { exitCode } from '../exit-code'
import { InputError } from '../input-error'
import { readText } from '../read-text'

const readSnapshot = (file: string, text: string): { formatVersion: number } => {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && 'formatVersion' in value) {
      return value as { formatVersion: number }
    }
  } catch (error) {
    throw new InputError('INVALID_SNAPSHOT', `${file} is no snapshot: ${(error as Error).message}.`)
  }
  throw new InputError('INVALID_SNAPSHOT', `${file} is no snapshot: formatVersion is missing.`)
}

export const replay = async (
  { io, given, connect, show }: CommandRun<{ readonly id?: string }>,
  file: string,
): Promise<number> => {
  const from = readSnapshot(file, await readText(file, io))
  const simulator = await connect()
  const world = await simulator.makeWorld({ from, ...(given.id !== undefined && { id: given.id }) })
  const enter = simulator.enterUrl(world.id)
  show({ ...world, enter }, () =>
    [
      `Made the world ${world.id} of ${file}: persona ${world.persona}, seed ${world.seed}, clock ${world.now}.`,
      `Enter it at ${enter}`,
    ].join('\n'),
  )
  return exitCode.fine
}
