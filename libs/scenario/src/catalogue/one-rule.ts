import type { ErrorId, ErrorOf, OperationKey } from '@soe/contracts'
import { defineScenario, rule } from '../dsl/define-scenario'
import type { Targets, TypedRule } from '../dsl/typed-rule'
import type { Count } from '../document/fields.schema'
import type { Scenario } from '../document/scenario'
import type { Seen } from '../document/scenario.schema'
import { messageAt, type Place } from './seen'

interface About {
  readonly title: string
  readonly sees: Seen
  /** Once by default. */
  readonly fired?: Count
}

/** A scenario of one rule of the same name, which is expected to fire. */
export const oneRule = <const On extends Targets, const Id extends string>(
  on: On,
  { title, sees, fired = 1 }: About,
  body: TypedRule<On> & { readonly id: Id },
): Scenario =>
  defineScenario({
    id: body.id,
    title,
    rules: [rule.on(on, body)],
    expect: [{ rule: body.id as NoInfer<Id>, fired }],
    sees,
  })

/** Where there is only a place, its page stays and shows the error's own message. */
type ErrorRow<On extends OperationKey> = readonly [error: ErrorOf<On> & ErrorId, title: string, sees: Seen | Place]

/** Scenarios by their ids: the operation's first call answers the error. */
export const errorOnce = <const On extends OperationKey>(
  on: On,
  rows: Readonly<Record<string, ErrorRow<On>>>,
): Scenario[] =>
  Object.entries(rows).map(([id, [error, title, sees]]) =>
    defineScenario({
      id,
      title,
      rules: [{ id, input: { on, id, nth: 1, reply: { error } } }],
      expect: [{ rule: id, fired: 1 }],
      sees: typeof sees === 'string' ? messageAt(sees, error) : sees,
    }),
  )
