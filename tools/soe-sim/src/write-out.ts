import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { InputError } from './input-error'

export const writeOut = async (file: string, text: string): Promise<void> => {
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  } catch (error) {
    throw new InputError('UNWRITABLE', `${file} cannot be written: ${(error as Error).message}.`)
  }
}
