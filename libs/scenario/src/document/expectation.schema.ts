import { z } from 'zod'
import { checkBeside, checkChoice } from './choice'
import { AudienceSchema, CountSchema, oneOrMore, RuleIdSchema } from './fields.schema'
import { OperationKeySchema, TargetSchema } from './target.schema'

/** One check of a scenario; its fields determine its kind. */
export const ExpectationSchema = z
  .strictObject({
    rule: RuleIdSchema.optional(),
    fired: CountSchema.optional().describe('How often the rule fired, in the whole world'),
    on: oneOrMore(TargetSchema).optional(),
    audience: oneOrMore(AudienceSchema).optional().describe('Narrows the calls to these callers'),
    calls: CountSchema.optional().describe('How many calls arrived'),
    never: z.literal(true).optional().describe('No call arrived'),
    order: z
      .array(OperationKeySchema)
      .min(2)
      .max(50)
      .optional()
      .describe('These calls arrived one after the other; others may stand between'),
    event: z
      .string()
      .min(1)
      .max(60)
      .optional()
      .describe('An event that a page sends to the tag manager, such as pageView'),
    times: CountSchema.optional().describe('How often pages sent the event'),
    offContract: z
      .literal(0)
      .optional()
      .describe('No request and no unscripted answer was one that the contract does not know'),
  })
  .superRefine((expectation, context) => {
    checkChoice(expectation, ['rule', 'on', 'order', 'event', 'offContract'], context, { what: 'An expectation' })
    if (expectation.rule !== undefined) checkChoice(expectation, ['fired'], context, { what: 'A rule' })
    if (expectation.on !== undefined) checkChoice(expectation, ['calls', 'never'], context, { what: 'A call' })
    if (expectation.event !== undefined) checkChoice(expectation, ['times'], context, { what: 'An event' })
    checkBeside(expectation, 'fired', ['rule'], context)
    checkBeside(expectation, 'times', ['event'], context)
    for (const name of ['calls', 'never', 'audience']) checkBeside(expectation, name, ['on'], context)
  })
export type ExpectationInput = z.input<typeof ExpectationSchema>
