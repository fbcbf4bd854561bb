import type { SnapshotFile } from '@soe/simulator-client'

export class SnapshotFileError extends Error {}

const isSnapshot = (value: unknown): value is SnapshotFile =>
  typeof value === 'object' &&
  value !== null &&
  'formatVersion' in value &&
  typeof value.formatVersion === 'number' &&
  'world' in value &&
  'header' in value

/** Reads a file as a snapshot; the simulator checks its format version. */
export const readSnapshotFile = (name: string, text: string): SnapshotFile => {
  const value = ((): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      throw new SnapshotFileError(`${name} is not JSON. A snapshot is the file that “Save as a file” writes.`)
    }
  })()
  if (isSnapshot(value)) return value
  throw new SnapshotFileError(`${name} is JSON but no snapshot: it lacks formatVersion, world or header.`)
}
