import type { Change } from '../draft'
import { collectionNames, type Aggregate, type CollectionName } from '../state'
import { bytesOfStep, UndoList, type UndoKeeper } from '../undo/undo-list'
import type { Replaced, World, WorldHeader, WorldPast } from '../world'
import type { Commit } from './world-store'

/** A world in memory, live: commits are applied to it, and its version tells whether it has moved on. */
export interface HeldWorld {
  header: WorldHeader
  version: number
  readonly collections: World['collections']
  undo?: WorldPast | undefined
}

const idAfter = (values: ReadonlyMap<string, Aggregate>, id: string): string | null => {
  let isFound = false
  for (const each of values.keys()) {
    if (isFound) return each
    isFound = each === id
  }
  return null
}

const predecessor = (
  kept: ReadonlyMap<string, Aggregate>,
  { collection, id, value: now, isMoved }: Change,
): Replaced => {
  const value = kept.get(id)
  if (!value) return { collection, id }
  return now && !isMoved ? { collection, id, value } : { collection, id, value, before: idAfter(kept, id) }
}

const apply = (collections: World['collections'], change: Change): Replaced => {
  const { collection, id, value, isMoved } = change
  const kept = collections[collection] as unknown as Map<string, Aggregate>
  const replaced = predecessor(kept, change)
  if (!value || isMoved) kept.delete(id)
  if (value) kept.set(id, value)
  return replaced
}

/** Applies the commit, and hands what it replaced to the world's undo list where there is someone to keep it. */
export const applyCommit = (held: HeldWorld, { header, changes }: Commit, keeper?: UndoKeeper) => {
  const { collections, version } = held
  const step = { version, header: held.header, replaced: changes.map((change) => apply(collections, change)) }
  held.header = header
  held.version += 1
  if (!keeper) return
  held.undo ??= new UndoList(keeper, version)
  held.undo.add(step, bytesOfStep(step, changes))
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
