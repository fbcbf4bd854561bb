import type { KeepSnapshotBody, KeptSnapshot, RenameSnapshotBody, SnapshotFile } from '@soe/contracts'
import { isoInstant, readInstant } from '@soe/rules'
import { readWorldClock, RefusalFault, StoreFull, takeSnapshot, type Snapshot } from '@soe/world'
import { requireWorld } from '../pipeline/change-world'
import type { SimulatorContext } from '../pipeline/simulator-context'
import type { WorldLimits } from '../world-limits'
import { noteNow } from './note-events'
import { readSnapshot } from './read-snapshot'

interface SnapshotParams {
  params: { snapshot: string }
}

const unknownSnapshot = (id: string, known: readonly KeptSnapshot[]) =>
  new RefusalFault(
    'UNKNOWN_SNAPSHOT',
    `No snapshot "${id}" is kept.`,
    known.map((snapshot) => snapshot.id),
  )

const latestFirst = (left: KeptSnapshot, right: KeptSnapshot) => readInstant(right.keptAt) - readInstant(left.keptAt)

const list = async ({ worlds }: SimulatorContext): Promise<KeptSnapshot[]> =>
  [...(await worlds.snapshots.list())].sort(latestFirst)

const requireKept = async (simulator: SimulatorContext, id: string): Promise<KeptSnapshot> => {
  const known = await list(simulator)
  const found = known.find((snapshot) => snapshot.id === id)
  if (found) return found
  throw unknownSnapshot(id, known)
}

/** A disk may change what it holds. */
const parsed = (id: string, text: string): SnapshotFile => {
  try {
    return JSON.parse(text) as SnapshotFile
  } catch {
    throw new RefusalFault('DAMAGED_SNAPSHOT', `What is stored of the snapshot "${id}" is damaged: drop it.`)
  }
}

export const requireFile = async (simulator: SimulatorContext, id: string): Promise<SnapshotFile> => {
  const text = await simulator.worlds.snapshots.read(id)
  if (text !== undefined) return parsed(id, text)
  throw unknownSnapshot(id, await list(simulator))
}

/** A kept snapshot is never dropped to make room for another. */
const noRoom = (kept: readonly KeptSnapshot[], bytes: number, { maxSnapshots, snapshotBytes }: WorldLimits) => {
  const held = kept.reduce((sum, snapshot) => sum + snapshot.bytes, 0)
  return new RefusalFault(
    'TOO_MANY_SNAPSHOTS',
    `${kept.length} of ${maxSnapshots} snapshots are kept, ${held} of ${snapshotBytes} bytes, and this one has ${bytes}: drop one first.`,
  )
}

const longestId = 60

const wordsOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestId)
    .replace(/^-|-$/g, '') || 'snapshot'

/** The name in small letters; the second of a name ends in -2. */
const freeId = (name: string, kept: readonly KeptSnapshot[]): string => {
  const taken = new Set(kept.map(({ id }) => id))
  const words = wordsOf(name)
  let id = words
  for (let number = 2; taken.has(id); number += 1) id = `${words}-${number}`
  return id
}

const takeOf = async (simulator: SimulatorContext, worldId: string): Promise<Snapshot> => {
  const world = await requireWorld(simulator, worldId)
  return takeSnapshot(world, readWorldClock(world.header.clock, simulator.clock()))
}

const defaultName = ({ world, now }: Snapshot) => `${world} ${now.slice(0, 19).replace('T', ' ')}`

/** Another request may take the id between the list and the write: then the next free one is tried. */
const store = async (simulator: SimulatorContext, name: string, snapshot: Snapshot): Promise<KeptSnapshot> => {
  const text = JSON.stringify(snapshot)
  const known = await list(simulator)
  const bytes = Buffer.byteLength(text)
  const { maxSnapshots: most, snapshotBytes } = simulator.limits
  const { world, now, header } = snapshot
  const keptAt = isoInstant(simulator.clock())
  const kept = { id: freeId(name, known), name, world, persona: header.persona, now, keptAt, bytes }
  try {
    const isKept = await simulator.worlds.snapshots.keep(kept, text, { most, bytes: snapshotBytes })
    return isKept ? kept : await store(simulator, name, snapshot)
  } catch (error) {
    if (error instanceof StoreFull) throw noRoom(await list(simulator), bytes, simulator.limits)
    throw error
  }
}

const keep = async (simulator: SimulatorContext, body: KeepSnapshotBody): Promise<KeptSnapshot> => {
  const snapshot = 'world' in body ? await takeOf(simulator, body.world) : await readSnapshot(body.file)
  const kept = await store(simulator, body.name ?? defaultName(snapshot), snapshot)
  if ('world' in body) {
    await noteNow(simulator, body.world, {
      kind: 'snapshot-taken',
      sentence: `A snapshot was kept as "${kept.name}".`,
      details: { snapshot: kept.id },
    })
  }
  return kept
}

const rename = async (simulator: SimulatorContext, id: string, name: string): Promise<KeptSnapshot> => {
  const renamed = { ...(await requireKept(simulator, id)), name }
  await simulator.worlds.snapshots.describe(renamed)
  return renamed
}

export const keptSnapshotHandlers = (simulator: SimulatorContext) => ({
  listSnapshots: async () => ({ status: 200, body: { snapshots: await list(simulator) } }),
  keepSnapshot: async ({ body }: { body: KeepSnapshotBody }) => ({ status: 201, body: await keep(simulator, body) }),
  readSnapshot: async ({ params }: SnapshotParams) => ({
    status: 200,
    body: await readSnapshot(await requireFile(simulator, params.snapshot)),
  }),
  renameSnapshot: async ({ params, body }: SnapshotParams & { body: RenameSnapshotBody }) => ({
    status: 200,
    body: await rename(simulator, params.snapshot, body.name),
  }),
  dropSnapshot: async ({ params }: SnapshotParams) => {
    await requireKept(simulator, params.snapshot)
    await simulator.worlds.snapshots.drop(params.snapshot)
    return { status: 204, body: undefined }
  },
})
