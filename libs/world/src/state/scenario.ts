import type { Stored } from './aggregate'

/** An armed scenario. */
export type ScenarioState = Stored<'scenarios'>

/** Something that a rule was to do and could not. */
export type ScriptFailure = NonNullable<ScenarioState['failures']>[number]

/** Counts of a scenario's rules for one session, one cart or the whole world. */
export type TallyState = Stored<'tallies'>
