import { closeSync, constants, existsSync, mkdirSync, openSync, statSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isAlive, type ProcessIdentity } from './process-identity'
import { StoreError, UnusableDirectory } from './store-error'
import { inspectFile } from './lmdb-file/inspect-file'

/** Where the library keeps the worlds of a directory. */
export const dataFile = (directory: string): string => join(directory, 'data.mdb')

const lockFile = (directory: string): string => join(directory, 'lock.mdb')

/** Bytes that the library needs for its locks; it maps them into memory, where a full disk ends the process. */
const lockSize = 16_384

/** The running process that an entry names; an entry that can't be read names none. */
export const runningOwner = (text: string | undefined): ProcessIdentity | undefined => {
  try {
    const owner = text === undefined ? undefined : (JSON.parse(text) as ProcessIdentity)
    return owner && isAlive(owner) ? owner : undefined
  } catch {
    return undefined
  }
}

export const inUse = (directory: string, { pid }: ProcessIdentity) =>
  new StoreError(`${directory} is in use by process ${pid}: stop that one or choose another directory with --data.`)

const damaged = (directory: string, reason: string) =>
  new UnusableDirectory(
    `${directory} is damaged: ${reason}. Choose another directory with --data; soe-sim salvage ${directory} --out NEW gets out what is whole.`,
  )

/** Level by level: Node's own way does not end where a file system takes no directories, such as /proc. */
const makeDirectory = (path: string) => {
  if (existsSync(path)) return
  makeDirectory(dirname(path))
  mkdirSync(path)
}

/** A pipe or a device can be opened, and never read as a file is. */
const openable = (path: string) => {
  if (!existsSync(path)) return
  closeSync(openSync(path, constants.O_RDWR | constants.O_NONBLOCK))
  if (!statSync(path).isFile()) throw new Error(`${path} is not a file`)
}

const hasHoles = (path: string): boolean => {
  const { size, blocks } = statSync(path)
  return size < lockSize || blocks * 512 < size
}

/** Takes the room of the locks on the disk now. */
const fillLocks = (path: string) => {
  if (existsSync(path) && !hasHoles(path)) return
  const file = openSync(path, 'w')
  try {
    writeSync(file, Buffer.alloc(lockSize))
  } finally {
    closeSync(file)
  }
}

/**
 * Refuses a directory that another process has open, or whose files the library could not read: it maps them into
 * memory, and damage or a full disk would end this process with a signal. @throws StoreError
 */
export const assertUsable = (directory: string) => {
  const data = dataFile(directory)
  const locks = lockFile(directory)
  makeDirectory(directory)
  if (!statSync(directory).isDirectory()) throw new Error('it is not a directory')
  for (const path of [data, locks]) openable(path)
  const { owner, damage } = existsSync(data) ? inspectFile(data) : {}
  const running = runningOwner(owner)
  if (running) throw inUse(directory, running)
  if (damage !== undefined) throw damaged(directory, damage)
  fillLocks(locks)
}
