import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { decodeText } from '@soe/contracts'
import { InputError } from './input-error'
import type { Io } from './io'

export const stdin = '-'

/** A file or stdin, and not the name of something that the simulator has. */
export const isFile = (source: string): boolean => source === stdin || /[./\\]/.test(source) || existsSync(source)

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
}

export const readText = async (file: string, io: Io): Promise<string> => {
  if (file === stdin) return io.readStdin()
  try {
    return decodeText(await readFile(file))
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new InputError('UNREADABLE', `${file} cannot be read: ${reasons[code] ?? message}.`)
  }
}
