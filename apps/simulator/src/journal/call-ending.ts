import type { CallEffect, Cause, CommandName } from '@soe/contracts'
import type { Fault, Reply, RuleVerdict } from '@soe/scenario'

export interface RanCommand {
  readonly rule: string
  readonly command: CommandName
  readonly affected: number
  /** Why it could not be done. */
  readonly refused?: string
}

export interface CallEnding extends Partial<Pick<RuleVerdict, 'acting' | 'evaluation' | 'delay'>> {
  readonly because: Cause
  /** Whether the operation did what the call asked for. */
  readonly effect: CallEffect
  /** The reply of the acting rule, where it took the place of the operation's answer or changed it. */
  readonly reply?: Reply | undefined
  readonly fault?: Fault | undefined
  /** The error that the operation itself ended with, where a rule's answer or fault took its place. */
  readonly ownError?: string | undefined
  readonly commands: readonly RanCommand[]
  /** A sentence for each side of a call to a real backend that broke the contract. */
  readonly offContract?: readonly string[]
}

const untouched = (because: Cause, effect: CallEffect): CallEnding => ({ because, effect, commands: [] })

/** Endings of calls for which nothing is armed; each is one object, whatever the number of calls. */
export const untouchedEndings = {
  done: untouched('world', 'done'),
  failed: untouched('world', 'failed'),
  repeated: untouched('repeat', 'repeated'),
  refused: untouched('refused', 'not-run'),
}
