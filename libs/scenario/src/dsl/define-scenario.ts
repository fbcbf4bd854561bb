import type { Audience, Command, ErrorId, PageEventName, WorldEventKind } from '@soe/contracts'
import type { Conditions } from '../document/condition.schema'
import type { Count } from '../document/fields.schema'
import { normaliseScenario } from '../document/normalise-scenario'
import type { RuleInput } from '../document/rule.schema'
import type { Scenario } from '../document/scenario'
import type { ScenarioInput, Seen } from '../document/scenario.schema'
import type { Target } from '../document/target.schema'
import type { Targets, TypedRule } from './typed-rule'

/** A rule that fits the contract's types. */
export interface DefinedRule<Id extends string> {
  readonly id: Id
  readonly input: RuleInput
}

/** A rule about some calls, typed by what their operations take and answer. */
const on = <const On extends Targets, const Id extends string>(
  target: On,
  body: TypedRule<On> & { readonly id: Id },
): DefinedRule<Id> => ({ id: body.id, input: { on: target, ...body } as unknown as RuleInput })

export const rule = { on }

/** `ok`, an HTTP status (0: no answer), the id of an error, the code of a refusal, `cut-off` or `malformed`. */
type Answered = 'ok' | number | ErrorId | (string & {})

interface Narrowed {
  readonly answered?: Answered | readonly Answered[]
  readonly request?: NonNullable<Conditions['request']>
}

interface ExpectedCalls extends Narrowed {
  readonly on: Target | readonly Target[]
  readonly audience?: Audience
}

export type TypedExpectation<Id extends string> =
  | { readonly rule: Id; readonly fired: Count }
  | (ExpectedCalls & { readonly calls: Count })
  | (ExpectedCalls & { readonly never: true })
  | { readonly only: Target | readonly Target[] }
  | { readonly order: readonly (Target | ({ readonly on: Target } & Narrowed))[] }
  | { readonly event: WorldEventKind | PageEventName; readonly times: Count }
  | { readonly event: WorldEventKind | PageEventName; readonly never: true }
  | { readonly offContract: 0 }

export interface TypedScenario<Id extends string> {
  readonly id: string
  readonly title: string
  readonly description?: string
  /** Commands that run when it is armed. */
  readonly setup?: readonly Command[]
  readonly rules?: readonly DefinedRule<Id>[]
  readonly expect?: readonly TypedExpectation<NoInfer<Id>>[]
  readonly sees?: Seen
}

/** The same document as from YAML. */
export const defineScenario = <const Id extends string>({ rules = [], ...rest }: TypedScenario<Id>): Scenario =>
  normaliseScenario({
    apiVersion: 'sim/v1',
    kind: 'Scenario',
    ...rest,
    rules: rules.map(({ input }) => input),
  } as unknown as ScenarioInput)
