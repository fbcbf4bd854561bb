import type { Audience, Command } from '@soe/contracts'
import type { Conditions } from './condition.schema'
import type { ExpectationInput } from './expectation.schema'
import type { Fault } from './fault.schema'
import type { Reply } from './reply.schema'
import type { RuleInput, Scope } from './rule.schema'
import type { ScenarioInput, Seen } from './scenario.schema'
import type { Target } from './target.schema'

type ListName = 'on' | 'only' | 'audience' | 'processStep' | 'lockOwner' | 'persona' | 'wrongHeader' | 'answered'

type Lists<Value> = {
  [Name in keyof Value]: Name extends ListName ? Extract<Value[Name], readonly unknown[] | undefined> : Value[Name]
}

export type RuleConditions = Lists<Omit<Conditions, 'answered'>> & Pick<Conditions, 'answered'>
export type Expectation = Lists<ExpectationInput>

/** A rule as it is stored: defaults filled in, and single values wrapped in lists. Still a valid document. */
export interface Rule extends Pick<
  RuleInput,
  'id' | 'nth' | 'times' | 'always' | 'probability' | 'rate' | 'between' | 'for' | 'after'
> {
  on: Target[]
  audience?: Audience[]
  per: Scope
  when?: RuleConditions
  priority: number
  reply?: Reply
  fault?: Fault
  /** Whether what the call asks for happens. */
  commit: boolean
  then: Command[]
}

export interface Scenario extends Pick<ScenarioInput, 'apiVersion' | 'kind' | 'id' | 'title' | 'description'> {
  /** Commands that run when it is armed. */
  setup?: Command[]
  rules: Rule[]
  expect: Expectation[]
  sees?: Seen
}

/** What a document says of calls, apart from its name. */
export type ScenarioParts = Pick<Scenario, 'setup' | 'rules' | 'expect'>

/** A call of an order, as it was written. */
export type OrderedCall = NonNullable<Expectation['order']>[number]
