import type { Stored } from './aggregate'

/** What verifying asks about, kept in the world while an armed scenario expects something of it. */
export type SeenState = Stored<'seen'>

/** A call that reached the world. */
export type SeenCall = NonNullable<SeenState['call']>
