import type { Change } from '../draft'
import type { Aggregate } from '../state'
import type { World } from '../world'
import { partsOf } from './held-world'

/** An aggregate as it is stored; without a text it is deleted. */
export interface WrittenPart {
  readonly collection: string
  readonly id: string
  readonly text?: string
}

type Collections = World['collections']

/** The version that brought it and its index in it, in numbers. */
const parse = (place: string) => place.split('.').map(Number) as [version: number, index: number]

const compare = (left: string, right: string) => {
  const [[version, index], [otherVersion, otherIndex]] = [parse(left), parse(right)]
  return version - otherVersion || index - otherIndex
}

/**
 * The position of an aggregate in its collection. In memory that is insertion order, and a replacement keeps the
 * position of the original; a database has an order of its own, so each aggregate is stored with its position.
 */
export class PartPlaces {
  private readonly places = new WeakMap<Aggregate, string>()

  /** Assigns places behind all that are there to the changed aggregates; call it before the changes are applied. */
  settle(collections: Collections, version: number, changes: readonly Change[]) {
    changes.forEach(({ collection, id, value, isMoved }, index) => {
      if (!value) return
      const before = isMoved ? undefined : collections[collection].get(id)
      this.places.set(value, (before && this.places.get(before)) ?? `${version + 1}.${index}`)
    })
  }

  /** A stored aggregate with its place; never a deletion. */
  write(collection: string, id: string, value: Aggregate | undefined): WrittenPart {
    return value ? { collection, id, text: `${this.places.get(value)}:${JSON.stringify(value)}` } : { collection, id }
  }

  writeAll(collections: Collections, version: number): WrittenPart[] {
    return partsOf(collections).map(({ collection, id, value }, index) => {
      if (!this.places.has(value)) this.places.set(value, `${version}.${index}`)
      return this.write(collection, id, value)
    })
  }

  /** The values under the names of their collections, in their order. */
  read(texts: readonly (readonly [collection: string, text: string])[]) {
    const parts = texts.map(([collection, text]) => {
      const end = text.indexOf(':')
      const value = JSON.parse(text.slice(end + 1)) as Aggregate
      return { collection, value, place: text.slice(0, end) }
    })
    for (const { value, place } of parts) this.places.set(value, place)
    return parts.sort((left, right) => compare(left.place, right.place))
  }
}
