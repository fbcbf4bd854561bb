import {
  changesOf,
  createDraft,
  readWorldClock,
  RefusalFault,
  thenMaybe,
  type SecretIds,
  type MaybePromise,
  type World,
  type WorldDraft,
  type WorldStore,
} from '@soe/world'

export interface WorldAccess {
  readonly worlds: WorldStore
  /** Real time, in milliseconds since 1970; each world has a clock of its own over it. */
  readonly clock: () => number
  readonly ids: SecretIds
}

/** Lost races in a row after which the world is taken to be stuck. */
const maxAttempts = 50

const unknownWorld = (id: string) => new RefusalFault('UNKNOWN_WORLD', `There is no world "${id}".`)

/** The world, or the refusal of a call that names one that does not exist. */
export const requireWorld = ({ worlds }: Pick<WorldAccess, 'worlds'>, id: string): MaybePromise<World> =>
  thenMaybe(worlds.load(id), (world) => {
    if (!world) throw unknownWorld(id)
    return world
  })

type Change<Result> = (makeDraft: () => WorldDraft) => Result

const changeUntilCommitted = <Result extends { draft: WorldDraft }>(
  access: WorldAccess,
  worldId: string,
  change: Change<Result>,
  attempts: number,
): MaybePromise<Result> => {
  if (attempts === 0) throw new Error(`world ${worldId} moved on ${maxAttempts} times during one call`)
  const { worlds, clock, ids } = access
  return thenMaybe(requireWorld(access, worldId), (world) => {
    const baseVersion = world.version
    const now = readWorldClock(world.header.clock, clock())
    const result = change(() => createDraft(world, now, ids))
    const { header, changes } = changesOf(result.draft)
    if (changes.length === 0 && header === world.header) return thenMaybe(worlds.settled?.(worldId), () => result)
    return thenMaybe(worlds.commit({ worldId, baseVersion, header, changes }), (outcome) =>
      outcome === 'committed' ? result : changeUntilCommitted(access, worldId, change, attempts - 1),
    )
  })
}

/** Runs a synchronous change on the world and commits it; a lost race runs it again on a fresh draft. */
export const changeWorld = <Result extends { draft: WorldDraft }>(
  access: WorldAccess,
  worldId: string,
  change: Change<Result>,
): MaybePromise<Result> => {
  const { worlds } = access
  const run = () => changeUntilCommitted(access, worldId, change, maxAttempts)
  return worlds.inTurn ? worlds.inTurn(worldId, run) : run()
}
