import { pageEventNames, worldEventKinds } from '@soe/contracts'
import { z } from 'zod'
import { checkBeside, checkChoice } from './choice'
import { FieldConditionSchema, FieldPathSchema } from './condition.schema'
import { AudienceSchema, CountSchema, oneOrMore, RuleIdSchema } from './fields.schema'
import { TargetSchema } from './target.schema'

/** Answers that the client did not get as they were meant: the connection ended too soon, or a rule spoiled the JSON. */
export const brokenAnswers = ['cut-off', 'malformed'] as const

/** What a call was answered with: ok, the id of an error, the code of a refusal, or an HTTP status; 0 is none. */
export const AnsweredSchema = oneOrMore(
  z.union([
    z
      .string()
      .max(60)
      .regex(/^[\w-]+$/, 'ok, the id of an error, or the code of a refusal'),
    z.number().int().min(0).max(599),
  ]),
)

const answered = AnsweredSchema.optional().describe(
  'Only calls that got such an answer whole: ok, an error, a code, a status; or that got it cut-off, or malformed',
)
const request = z
  .record(FieldPathSchema, FieldConditionSchema)
  .optional()
  .describe("Only calls with such fields in the request's body, or in its query where it has no body")

const OrderedCallSchema = z.union([TargetSchema, z.strictObject({ on: TargetSchema, answered, request })])

/** One check of a scenario; its fields determine its kind. */
export const ExpectationSchema = z
  .strictObject({
    rule: RuleIdSchema.optional(),
    fired: CountSchema.optional().describe('How often the rule fired, in the whole world'),
    on: oneOrMore(TargetSchema).optional(),
    audience: oneOrMore(AudienceSchema).optional().describe('Narrows the calls to these callers'),
    answered,
    request,
    calls: CountSchema.optional().describe('How many such calls arrived'),
    never: z.literal(true).optional().describe('No such call arrived, or nothing of the kind happened'),
    only: oneOrMore(TargetSchema).optional().describe('No other call arrived than of these'),
    order: z
      .array(OrderedCallSchema)
      .min(2)
      .max(50)
      .optional()
      .describe('These calls arrived one after the other; others may stand between'),
    event: z
      .enum([...worldEventKinds, ...pageEventNames])
      .optional()
      .describe(
        'What happened to the world beside its calls, such as clock-changed, or an event that a page sends to the tag manager, such as pageView',
      ),
    times: CountSchema.optional().describe('How often it happened'),
    offContract: z
      .literal(0)
      .optional()
      .describe('No request and no unscripted answer was one that the contract does not know'),
  })
  .superRefine((expectation, context) => {
    checkChoice(expectation, ['rule', 'on', 'only', 'order', 'event', 'offContract'], context, {
      what: 'An expectation',
    })
    if (expectation.rule !== undefined) checkChoice(expectation, ['fired'], context, { what: 'A rule' })
    if (expectation.on !== undefined) checkChoice(expectation, ['calls', 'never'], context, { what: 'A call' })
    if (expectation.event !== undefined) checkChoice(expectation, ['times', 'never'], context, { what: 'An event' })
    checkBeside(expectation, 'fired', ['rule'], context)
    checkBeside(expectation, 'times', ['event'], context)
    checkBeside(expectation, 'never', ['on', 'event'], context)
    for (const name of ['calls', 'audience', 'answered', 'request']) checkBeside(expectation, name, ['on'], context)
  })
export type ExpectationInput = z.input<typeof ExpectationSchema>
