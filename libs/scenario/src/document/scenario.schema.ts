import { z } from 'zod'
import { limits } from './check-plain'
import { checkSome } from './choice'
import { EffectSchema } from './command.schema'
import { ExpectationSchema } from './expectation.schema'
import { ScenarioIdSchema } from './fields.schema'
import { RuleSchema } from './rule.schema'

export const SeenSchema = z.strictObject({
  page: z.string().max(300).regex(/^\//, 'a path of the shop').describe('Where the shopper ends up'),
  text: z.string().min(1).max(500).describe('What the shopper reads there'),
})
export type Seen = z.infer<typeof SeenSchema>

/** The document as it may be written; `normaliseScenario` returns its one stored form. */
export const ScenarioSchema = z
  .strictObject({
    apiVersion: z.literal('sim/v1'),
    kind: z.literal('Scenario'),
    id: ScenarioIdSchema,
    title: z.string().min(1).max(200),
    description: z.string().max(2000).optional(),
    setup: z.array(EffectSchema).max(50).optional().describe('Commands that run, in this order, when it is armed'),
    rules: z.array(RuleSchema).max(limits.listed).optional(),
    expect: z.array(ExpectationSchema).max(limits.listed).optional(),
    sees: SeenSchema.optional().describe('What a shopper should see; a browser test reads it'),
  })
  .superRefine((scenario, context) => checkSome(scenario, ['rules', 'setup', 'expect'], context, 'A scenario'))
  .meta({ title: 'Scenario', description: 'What a world does to some calls, and what should come of it' })
export type ScenarioInput = z.input<typeof ScenarioSchema>
