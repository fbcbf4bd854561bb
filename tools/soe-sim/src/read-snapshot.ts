import type { SnapshotFile } from '@soe/simulator-client'
import { InputError } from './input-error'
import type { Io } from './io'
import { isFile, readText } from './read-text'

const ofFile = async (file: string, io: Io): Promise<SnapshotFile> => {
  const text = await readText(file, io)
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && 'formatVersion' in value) return value as SnapshotFile
  } catch (error) {
    throw new InputError('INVALID_SNAPSHOT', `${file} is not a snapshot: ${(error as Error).message}.`)
  }
  throw new InputError('INVALID_SNAPSHOT', `${file} is not a snapshot: formatVersion is missing.`)
}

/** The snapshot in a file, or the id of a kept one; the simulator checks both. */
export const readSnapshot = async (source: string, io: Io): Promise<SnapshotFile | string> =>
  isFile(source) ? ofFile(source, io) : source
