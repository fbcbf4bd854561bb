import type { Aggregate, CollectionName } from '../state'
import type { Replaced, UndoStep, World, WorldCollections } from '../world'

interface Place {
  readonly id: string
  value: Aggregate
  previous: Place | undefined
  next: Place | undefined
}

/** A collection in its order, in which a value can be put back before another. */
class OrderedCollection {
  private readonly places = new Map<string, Place>()
  private first: Place | undefined
  private last: Place | undefined

  constructor(values: ReadonlyMap<string, Aggregate>) {
    values.forEach((value, id) => this.insert(id, value, undefined))
  }

  undo({ id, value, before }: Replaced) {
    const place = this.places.get(id)
    if (value && place && before === undefined) place.value = value
    else {
      if (place) this.remove(place)
      if (value) this.insert(id, value, this.places.get(before ?? ''))
    }
  }

  values(): Map<string, Aggregate> {
    const values = new Map<string, Aggregate>()
    for (let place = this.first; place; place = place.next) values.set(place.id, place.value)
    return values
  }

  private remove(place: Place) {
    const { previous, next } = place
    if (previous) previous.next = next
    else this.first = next
    if (next) next.previous = previous
    else this.last = previous
    this.places.delete(place.id)
  }

  private insert(id: string, value: Aggregate, next: Place | undefined) {
    const previous = next ? next.previous : this.last
    const place = { id, value, previous, next }
    if (previous) previous.next = place
    else this.first = place
    if (next) next.previous = place
    else this.last = place
    this.places.set(id, place)
  }
}

/** The world as it was, made of copies of the collections that have changed since. */
const undone = (world: World, version: number, steps: readonly UndoStep[]): World => {
  const changed = new Map<CollectionName, OrderedCollection>()
  const collectionOf = (name: CollectionName) => {
    const found = changed.get(name)
    if (found) return found
    const made = new OrderedCollection(world.collections[name])
    changed.set(name, made)
    return made
  }
  for (const { replaced } of steps) {
    for (const each of replaced.toReversed()) collectionOf(each.collection).undo(each)
  }
  const collections = Object.fromEntries([...changed].map(([name, collection]) => [name, collection.values()]))
  return {
    header: steps.at(-1)?.header ?? world.header,
    version,
    collections: { ...world.collections, ...(collections as Partial<WorldCollections>) },
  }
}

/** The world at an earlier version; undefined where what leads there is not kept. */
export const worldAt = (world: World, version: number): World | undefined => {
  if (version === world.version) return world
  const steps = world.undo?.stepsTo(version)
  return steps && undone(world, version, steps)
}
