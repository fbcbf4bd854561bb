import type { Aggregate } from './aggregate'

/** Something that a rule was to do and could not. */
export interface ScriptFailure {
  readonly rule: string
  /** A command that was refused, an answer that breaks the contract, that another displaced, or that waited in vain. */
  readonly kind: 'command' | 'off-contract' | 'unsent' | 'held'
  readonly reason: string
  readonly count: number
}

/** An armed scenario. */
export interface ScenarioState extends Aggregate {
  /** The checked document in its normal form. */
  readonly document: unknown
  /** Digest of the document's content. */
  readonly digest: string
  readonly armedAt: number
  /**
   * What the world had seen when the scenario was armed: what it sees later counts for it. A simulator that kept calls
   * in a journal alone named the journal.
   */
  readonly since: { readonly seq: number; readonly calls?: number; readonly journal?: string }
  /** Calls that counted for it before it was armed again. */
  readonly countedBefore?: number
  /** What its rules could not do since it was armed; absent where all went well. */
  readonly failures?: readonly ScriptFailure[]
}

/** Counts of a scenario's rules for one session, one cart or the whole world. */
export interface TallyState extends Aggregate {
  readonly scenario: string
  /**
   * Of each rule by its place in the document: the calls that it matched, then how often it fired. Rules that match
   * the same calls are counted at the first of them; the list ends with the last that has counted.
   */
  readonly counts: readonly number[]
  /** Of each rule with a rate, by its place: its latest period and the calls in that. */
  readonly periods?: Readonly<Record<string, { readonly since: number; readonly calls: number }>>
}
