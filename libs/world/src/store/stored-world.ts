import { RefusalFault } from '../service-fault'
import type { Aggregate } from '../state'
import { emptyCollections, type World, type WorldHeader } from '../world'
import { fits, isEach, isInstant, isNumber, isText, optional } from './shapes'

/** Incremented when a change makes stored data unreadable for earlier code. */
export const formatVersion = 1

/** A world as it was written, whatever its format: the collections and the fields may be those of an older one. */
export interface StoredWorld {
  readonly header: unknown
  readonly parts: readonly { readonly collection: string; readonly value: unknown }[]
}

/** From the format of its key to the next. */
export type Migrations = Readonly<Record<number, (world: StoredWorld) => StoredWorld>>

export const migrations: Migrations = {}

interface StoredHead {
  readonly format: number
  readonly usedAt: number
  readonly header: WorldHeader
}

export const writeHead = (header: WorldHeader, usedAt: number): string =>
  JSON.stringify({ format: formatVersion, usedAt, header } satisfies StoredHead)

export const readHead = (text: string): StoredHead => JSON.parse(text) as StoredHead

/** What is asked of worlds that nobody has loaded: a disk may have changed any of it. */
const isHeader = fits({
  id: isText,
  persona: isText,
  seed: isNumber,
  createdAt: isInstant,
  clock: fits({ offset: isInstant, frozenAt: optional(isInstant) }),
  armed: optional((value) => Array.isArray(value) && value.every(isText)),
  named: optional((value) => typeof value === 'boolean'),
  title: optional(isText),
  labels: optional(isEach(isText)),
})

const assertHeader = (id: string, header: WorldHeader) => {
  if (!isHeader(header) || header.id !== id) throw new Error('Its head can’t be read.')
}

/** The head of a world for lists, which leave a damaged one out. */
export const listedHead = (id: string, text: string): StoredHead[] => {
  try {
    const head = readHead(text)
    assertHeader(id, head.header)
    return isNumber(head.usedAt) ? [head] : []
  } catch {
    return []
  }
}

/** @param where what holds the data, as its owner would name it */
export const assertKnownFormat = (format: number, where: string, known = formatVersion) => {
  if (format <= known) return
  throw new RefusalFault(
    'NEWER_FORMAT',
    `${where} was written in format ${format} by a newer simulator; this one reads formats up to ${known}.`,
    undefined,
    503,
  )
}

/** Migrates stored data step by step to the current format. */
export const migrate = (stored: StoredWorld, format: number, known: number, steps: Migrations): StoredWorld => {
  let current = stored
  for (let from = format; from < known; from += 1) {
    const step = steps[from]
    if (!step) throw new Error(`nothing leads from format ${from} to ${from + 1}`)
    current = step(current)
  }
  return current
}

const collect = (parts: StoredWorld['parts']): World['collections'] => {
  const collections = emptyCollections()
  for (const { collection, value } of parts) {
    const kept = (collections as unknown as Record<string, Map<string, Aggregate> | undefined>)[collection]
    kept?.set((value as Aggregate).id, value as Aggregate)
  }
  return collections
}

export interface ReadWorld {
  readonly header: WorldHeader
  readonly collections: World['collections']
  readonly usedAt: number
  /** Read in an older format: the stored world must be replaced as a whole. */
  readonly isMigrated: boolean
}

/** Reads a world out of its head and its aggregates under the names of their collections. */
export const readWorld = (
  head: string,
  parts: StoredWorld['parts'],
  { known, steps }: { known: number; steps: Migrations } = { known: formatVersion, steps: migrations },
): ReadWorld => {
  const { format, usedAt, header } = readHead(head)
  assertKnownFormat(format, `World "${header.id}"`, known)
  const current = migrate({ header, parts }, format, known, steps)
  return {
    header: current.header as WorldHeader,
    collections: collect(current.parts),
    usedAt,
    isMigrated: format < known,
  }
}

/** As `readWorld`; a disk may change what it holds, and one world then can't be read. @throws RefusalFault */
export const readWorldOf = (id: string, head: string, parts: () => StoredWorld['parts']): ReadWorld => {
  try {
    const world = readWorld(head, parts())
    assertHeader(id, world.header)
    return world
  } catch (error) {
    if (error instanceof RefusalFault) throw error
    throw new RefusalFault(
      'DAMAGED_WORLD',
      `What is stored of the world "${id}" is damaged: drop it, or make another. ${(error as Error).message}`,
    )
  }
}
