import type { Change } from '../draft'
import { collectionNames, type Aggregate, type CollectionName } from '../state'
import type { World, WorldHeader } from '../world'
import type { Commit } from './world-store'

/** A world in memory, live: commits are applied to it, and its version tells whether it has moved on. */
export interface HeldWorld {
  header: WorldHeader
  version: number
  readonly collections: World['collections']
}

const apply = (collections: World['collections'], { collection, id, value }: Change) => {
  const kept = collections[collection] as unknown as Map<string, Aggregate>
  if (value) kept.set(id, value)
  else kept.delete(id)
}

export const applyCommit = (held: HeldWorld, { header, changes }: Commit) => {
  for (const change of changes) apply(held.collections, change)
  held.header = header
  held.version += 1
}

export interface Part {
  readonly collection: CollectionName
  readonly id: string
  readonly value: Aggregate
}

/** Every aggregate of a world. */
export const partsOf = (collections: World['collections']): Part[] =>
  collectionNames.flatMap((collection) =>
    [...collections[collection].values()].map((value) => ({ collection, id: value.id, value })),
  )
