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

type ErrorRows = <const On extends OperationKey>(on: On, rows: Readonly<Record<string, ErrorRow<On>>>) => Scenario[]

const errorRows =
  (when: { readonly nth: number } | { readonly always: true }, fired: Count): ErrorRows =>
  (on, rows) =>
    Object.entries(rows).map(([id, [error, title, sees]]) =>
      defineScenario({
        id,
        title,
        rules: [{ id, input: { on, id, ...when, reply: { error } } }],
        expect: [{ rule: id, fired }],
        sees: typeof sees === 'string' ? messageAt(sees, error) : sees,
      }),
    )

/** Scenarios by their ids: the operation's first call answers the error. */
export const errorOnce = errorRows({ nth: 1 }, 1)

/** Scenarios by their ids: each call of the operation answers the error. */
export const errorAlways = errorRows({ always: true }, { min: 1 })
