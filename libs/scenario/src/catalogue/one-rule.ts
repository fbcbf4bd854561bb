import { defineScenario, rule } from '../dsl/define-scenario'
import type { Targets, TypedRule } from '../dsl/typed-rule'
import type { Count } from '../document/fields.schema'
import type { Scenario } from '../document/scenario'
import type { Seen } from '../document/scenario.schema'

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
