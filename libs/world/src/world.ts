import type { Carrier, SnapshotFile } from '@soe/contracts'
import { carrierTimeZone } from '@soe/rules'
import type { WorldClock } from './clock'
import { collectionNames, type Aggregate, type CollectionName, type Collections, type Unchanging } from './state'

/** The small part of a world that most calls change. */
export interface WorldHeader extends Unchanging<SnapshotFile['header']> {
  readonly id: string
  readonly clock: WorldClock
  /** The maker chose the id and may come back for it, so the world is never dropped for being idle. */
  readonly named?: boolean
  /** For people, such as the title of the test that it was made for. */
  readonly title?: string
  /** What groups it with others, such as the run of a suite. */
  readonly labels?: Readonly<Record<string, string>>
  /** Where the carrier is, for a world that has none of its own. */
  readonly carrier?: CarrierAddress | undefined
}

/** A real backend that answers the calls of a world. */
export type CarrierAddress = Unchanging<Extract<Carrier, object>>

/** Staffing of chat and video, and a forced chat proposition. */
export type SupportSettings = NonNullable<SnapshotFile['header']['support']>

/** A world's settings, as opposed to what happens in it. */
export type WorldSettings = Pick<
  WorldHeader,
  'clock' | 'featureFlags' | 'throttleList' | 'stock' | 'prices' | 'support' | 'network' | 'armed' | 'carrier'
>

/** What tells a world apart, and never passes to another one. */
export type WorldIdentity = Pick<WorldHeader, 'id' | 'named' | 'title' | 'labels' | 'carrier'>

/** The part of a header that another world can take over. */
export type WorldCharacter = Omit<WorldHeader, keyof WorldIdentity>

export type WorldCollections = { readonly [Name in keyof Collections]: ReadonlyMap<string, Collections[Name]> }

/** What one change replaced. */
export interface Replaced {
  readonly collection: CollectionName
  readonly id: string
  /** Absent where there was none. */
  readonly value?: Aggregate
  /** Where the change took the value out of its place: the id that it stood before, null at the end. */
  readonly before?: string | null
}

/** What leads from a world after a commit to the world before it. */
export interface UndoStep {
  /** The world's version before the commit. */
  readonly version: number
  readonly header: WorldHeader
  /** In the order of the changes. */
  readonly replaced: readonly Replaced[]
}

/** What leads back to a world's earlier versions. */
export interface WorldPast {
  /** The version on which it began: what led there is unknown. */
  readonly begunAt: number
  add(step: UndoStep, bytes: number): void
  /** The steps back to a version, the latest first; undefined where one is gone. */
  stepsTo(version: number): UndoStep[] | undefined
  /** Gives up what leads to versions before this one. */
  forgetBefore(version: number): void
  forgetAll(): void
}

/** One tenant: nothing in it is shared with another world. */
export interface World {
  readonly header: WorldHeader
  /** Grows by one with every commit. */
  readonly version: number
  readonly collections: WorldCollections
  /** Absent until this process commits. */
  readonly undo?: WorldPast | undefined
}

export interface WorldOptions {
  id: string
  persona: string
  seed: number
  now: number
  timeZone?: string
  named?: boolean
  title?: string | undefined
  labels?: Readonly<Record<string, string>> | undefined
  carrier?: CarrierAddress | undefined
}

export const emptyCollections = () =>
  Object.fromEntries(collectionNames.map((name) => [name, new Map()])) as unknown as {
    [Name in keyof Collections]: Map<string, Collections[Name]>
  }

export const createWorld = ({
  id,
  persona,
  seed,
  now,
  timeZone = carrierTimeZone,
  named = false,
  title,
  labels,
  carrier,
}: WorldOptions): World => ({
  header: {
    id,
    persona,
    seed,
    createdAt: now,
    timeZone,
    clock: { offset: 0 },
    counters: {},
    random: seed,
    featureFlags: {},
    throttleList: ['EXP_CHECKOUT_VZ_PROTECTION', 'VideoChatEnabled'],
    ...(named && { named }),
    ...(title !== undefined && { title }),
    ...(labels && { labels }),
    ...(carrier && { carrier }),
  },
  version: 0,
  collections: emptyCollections(),
})
