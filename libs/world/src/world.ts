import type { WorldClock } from './clock'
import { collectionNames, type Collections } from './state'

/** What is small and changes with most calls. */
export interface WorldHeader {
  readonly id: string
  readonly persona: string
  readonly seed: number
  readonly createdAt: number
  readonly timeZone: string
  readonly clock: WorldClock
  /** Numbers given out so far, by kind. */
  readonly counters: Readonly<Record<string, number>>
  /** State of the world's random numbers. */
  readonly random: number
  readonly featureFlags: Readonly<Record<string, boolean | number | string>>
  readonly throttleList: readonly string[]
}

export type WorldCollections = { readonly [Name in keyof Collections]: ReadonlyMap<string, Collections[Name]> }

/** One tenant: nothing in it is shared with another world. */
export interface World {
  readonly header: WorldHeader
  /** Grows by one with every commit. */
  readonly version: number
  readonly collections: WorldCollections
}

export interface WorldOptions {
  id: string
  persona: string
  seed: number
  now: number
  timeZone?: string
}

export const emptyCollections = () =>
  Object.fromEntries(collectionNames.map((name) => [name, new Map()])) as unknown as {
    [Name in keyof Collections]: Map<string, Collections[Name]>
  }

export const createWorld = ({ id, persona, seed, now, timeZone = 'America/New_York' }: WorldOptions): World => ({
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
  },
  version: 0,
  collections: emptyCollections(),
})
