import { type SecretIds, nextRandom } from './random'
import { collectionNames, type Aggregate, type CollectionName, type Collections } from './state'
import type { World, WorldCharacter, WorldHeader, WorldSettings } from './world'

/** Values by id, including the draft's own changes. */
export interface DraftCollection<Value extends Aggregate> {
  get(id: string): Value | undefined
  put(value: Value): Value
  delete(id: string): void
  values(): Value[]
}

type DraftCollections = { readonly [Name in CollectionName]: DraftCollection<Collections[Name]> }

/**
 * A world as one call changes it. Nothing is changed in place: a draft that is dropped never happened,
 * and a lost race runs the call again on a fresh draft, counters and random numbers included.
 */
export interface WorldDraft extends DraftCollections {
  readonly world: World
  /** Milliseconds since 1970 on the world's own clock. */
  readonly now: number
  /** The version of the world that the draft was made on. */
  readonly version: number
  /** The time at which the draft was made, whatever has elapsed in it. */
  readonly startedAt: number
  readonly ids: SecretIds
  readonly header: WorldHeader
  /** 1, 2, 3 … for each kind. */
  count(counter: string): number
  /** A number in [0, 1) from the world's seed. */
  random(): number
  /** Changes the named settings and leaves the others. */
  configure(settings: Partial<WorldSettings>): void
  /** Moves the draft's time on, for what follows in it. */
  elapse(milliseconds: number): void
  /** Takes over another world's settings and history, all but its id. */
  become(character: WorldCharacter): void
}

export interface Change {
  readonly collection: CollectionName
  readonly id: string
  /** Absent where the value was deleted. */
  readonly value?: Aggregate
  /** It was deleted and put again, and so leaves its place for the end of its collection. */
  readonly isMoved?: true
}

class Overlay<Value extends Aggregate> implements DraftCollection<Value> {
  /** Null marks a deletion. Created at the first change: most calls touch few collections. */
  changed: Map<string, Value | null> | undefined
  moved: Set<string> | undefined

  constructor(private readonly base: ReadonlyMap<string, Value>) {}

  get(id: string) {
    const changed = this.changed?.get(id)
    return changed === undefined ? this.base.get(id) : (changed ?? undefined)
  }

  put(value: Value) {
    this.change(value.id, value)
    return value
  }

  delete(id: string) {
    if (this.get(id)) this.change(id, null)
  }

  values() {
    const { changed } = this
    if (!changed) return [...this.base.values()]
    const kept = [...this.base.values()].filter(({ id }) => !changed.has(id))
    return [...kept, ...[...changed.values()].filter((value) => value !== null)]
  }

  private change(id: string, value: Value | null) {
    this.changed ??= new Map()
    if (value && this.changed.get(id) === null) this.move(id, this.changed)
    this.changed.set(id, value)
  }

  private move(id: string, changed: Map<string, Value | null>) {
    changed.delete(id)
    this.moved ??= new Set()
    this.moved.add(id)
  }
}

class Draft implements WorldDraft {
  header: WorldHeader
  now: number
  readonly version: number
  readonly sessions
  readonly carts
  readonly cases
  readonly locks
  readonly wishlists
  readonly holdings
  readonly orders
  readonly outcomes
  readonly failures
  readonly feedback
  readonly chats
  readonly ratings
  readonly logs
  readonly scenarios
  readonly tallies
  readonly seen
  readonly clients

  constructor(
    readonly world: World,
    readonly startedAt: number,
    readonly ids: SecretIds,
  ) {
    const { collections } = world
    this.header = world.header
    this.version = world.version
    this.now = startedAt
    this.sessions = new Overlay(collections.sessions)
    this.carts = new Overlay(collections.carts)
    this.cases = new Overlay(collections.cases)
    this.locks = new Overlay(collections.locks)
    this.wishlists = new Overlay(collections.wishlists)
    this.holdings = new Overlay(collections.holdings)
    this.orders = new Overlay(collections.orders)
    this.outcomes = new Overlay(collections.outcomes)
    this.failures = new Overlay(collections.failures)
    this.feedback = new Overlay(collections.feedback)
    this.chats = new Overlay(collections.chats)
    this.ratings = new Overlay(collections.ratings)
    this.logs = new Overlay(collections.logs)
    this.scenarios = new Overlay(collections.scenarios)
    this.tallies = new Overlay(collections.tallies)
    this.seen = new Overlay(collections.seen)
    this.clients = new Overlay(collections.clients)
  }

  count(counter: string) {
    const next = (this.header.counters[counter] ?? 0) + 1
    this.header = { ...this.header, counters: { ...this.header.counters, [counter]: next } }
    return next
  }

  random() {
    const { state, value } = nextRandom(this.header.random)
    this.header = { ...this.header, random: state }
    return value
  }

  configure(settings: Partial<WorldSettings>) {
    this.header = { ...this.header, ...settings }
  }

  elapse(milliseconds: number) {
    this.now += milliseconds
  }

  become(character: WorldCharacter) {
    const { id, named, title, labels, carrier } = this.header
    this.header = {
      ...character,
      id,
      ...(named && { named }),
      ...(title !== undefined && { title }),
      ...(labels && { labels }),
      ...(carrier && { carrier }),
    }
  }
}

export const createDraft = (world: World, now: number, ids: SecretIds): WorldDraft => new Draft(world, now, ids)

const changesIn = (collection: CollectionName, { changed, moved }: Overlay<Aggregate>, into: Change[]) => {
  changed?.forEach((value, id) => {
    if (!value) into.push({ collection, id })
    else into.push(moved?.has(id) ? { collection, id, value, isMoved: true } : { collection, id, value })
  })
}

/** The draft's changes, for one commit. */
export const changesOf = (draft: WorldDraft): { header: WorldHeader; changes: Change[] } => {
  const changes: Change[] = []
  for (const name of collectionNames) changesIn(name, draft[name] as unknown as Overlay<Aggregate>, changes)
  return { header: draft.header, changes }
}
