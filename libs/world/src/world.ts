import type { ChatPropositionId } from '@soe/contracts'
import type { Stock } from '@soe/catalogue'
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
  /** Stock by SKU where it isn't the catalogue's. */
  readonly stock?: Readonly<Record<string, Stock>>
  readonly support?: SupportSettings
  /** Ids of the armed scenarios, the first that was armed first; replaced as a whole whenever one changes. */
  readonly armed?: readonly string[]
  /** Its maker chose the id, and may come back for it: it is never dropped for being idle. */
  readonly named?: boolean
}

/** Who is there to help, and what the carrier is told to offer. */
export interface SupportSettings {
  readonly chatAgents: number
  readonly videoAgents: number
  /** Instead of the one that the shopper's state asks for. */
  readonly chatProposition?: ChatPropositionId
}

/** What a world is set to, apart from what happens in it. */
export type WorldSettings = Pick<WorldHeader, 'clock' | 'featureFlags' | 'throttleList' | 'stock' | 'support' | 'armed'>

/** Everything of a world that another one can take over: all but its name. */
export type WorldCharacter = Omit<WorldHeader, 'id' | 'named'>

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
  named?: boolean
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
  timeZone = 'America/New_York',
  named = false,
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
  },
  version: 0,
  collections: emptyCollections(),
})
