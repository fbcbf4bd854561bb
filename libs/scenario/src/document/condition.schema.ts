import { requestHeaderNames } from '@soe/contracts'
import { z } from 'zod'
import { checkChoice } from './choice'
import { AudienceSchema, ChannelSchema, ErrorIdSchema, oneOrMore } from './fields.schema'

const scalar = z.union([z.string().max(500), z.number(), z.boolean(), z.null()])
export type Scalar = z.infer<typeof scalar>

const part = z.string().min(1).max(500)

/** What a condition may ask of a value; exactly one. */
export const fieldOperators = ['equals', 'in', 'exists', 'contains', 'startsWith', 'matches', 'listHas'] as const

export const FieldConditionSchema = z
  .strictObject({
    equals: scalar.optional().describe('The whole value'),
    in: z.array(scalar).min(1).max(50).optional().describe('One of these whole values'),
    exists: z.boolean().optional(),
    contains: part.optional().describe('A part of the text'),
    startsWith: part.optional().describe('The beginning of the text'),
    matches: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe('A regular expression of RE2 that some part of the text matches; ^ and $ are its ends'),
    listHas: z
      .union([scalar, z.array(scalar).min(1).max(50)])
      .optional()
      .describe(
        'An element of a list, or one of several: of a header such as Accept-Language without its parameters, in any case',
      ),
  })
  .superRefine((condition, context) =>
    checkChoice(condition, fieldOperators, context, { what: 'A condition on a field' }),
  )
export type FieldCondition = z.infer<typeof FieldConditionSchema>

const lines = z.number().int().min(0).max(1000).optional()

export const LineConditionSchema = z
  .strictObject({ eq: lines, gte: lines, lte: lines })
  .refine((condition) => Object.values(condition).some((bound) => bound !== undefined), {
    message: 'needs eq, gte or lte',
  })
export type LineCondition = z.infer<typeof LineConditionSchema>

export const FieldPathSchema = z
  .string()
  .max(200)
  .regex(/^[\w-]+(\.([\w-]+|\*))*$/, 'names with dots between, such as data.lines.0.device.id; * for any of a list')

const HeaderConditionName = z
  .string()
  .max(100)
  .regex(/^[\w!#$%&'*+.^`|~-]+$/, 'a header name such as Accept-Language')

// oxlint-disable-next-line no-control-regex -- what no header holds
const unheld = /[\u0000-\u0008\u000a-\u001f\u007f]/

/** Whether a header can have it: a value neither holds control characters nor begins or ends with a space (RFC 9110, 5.5). */
const isHeaderText = (value: unknown, isWhole: boolean): boolean =>
  typeof value !== 'string' || (!unheld.test(value) && !(isWhole && /^[ \t]|[ \t]$/.test(value)))

const HeaderConditionsSchema = z.record(HeaderConditionName, FieldConditionSchema).superRefine((headers, context) => {
  for (const [name, condition] of Object.entries(headers)) {
    for (const [operator, value] of Object.entries(condition)) {
      const isWhole = operator === 'equals' || operator === 'in'
      if (operator === 'matches' || [value].flat().every((text) => isHeaderText(text, isWhole))) continue
      const message = 'No header has such a value: it holds no line break, and no space around it.'
      context.addIssue({ code: 'custom', path: [name, operator], message })
    }
  }
})

const CookieConditionName = z
  .string()
  .max(100)
  .regex(/^[\w!#$%&'*+.^`|~-]+$/, 'a cookie name such as sim-world')

const AnsweredConditionSchema = z
  .strictObject({
    status: oneOrMore(z.number().int().min(200).max(599)).optional().describe('The HTTP status'),
    error: oneOrMore(ErrorIdSchema).optional().describe('The id of the first error'),
    body: z.record(FieldPathSchema, FieldConditionSchema).optional().describe('Fields of the answer'),
  })
  .refine((answered) => Object.values(answered).some((condition) => condition !== undefined), {
    message: 'needs status, error or body',
  })
export type AnsweredCondition = z.infer<typeof AnsweredConditionSchema>

/** Conditions on the state before the call runs, and on what is answered; all have to hold. */
export const ConditionsSchema = z
  .strictObject({
    cartLines: LineConditionSchema.optional().describe("How many lines the caller's cart holds; 0 without a cart"),
    audience: oneOrMore(AudienceSchema).optional(),
    processStep: oneOrMore(z.string().min(1).max(60)).optional().describe("The step that the caller's case is at"),
    lockOwner: oneOrMore(z.union([ChannelSchema, z.literal('none')]))
      .optional()
      .describe("Who holds the caller's cart"),
    persona: oneOrMore(z.string().min(1).max(60)).optional().describe('The persona that the session was signed in as'),
    wrongHeader: oneOrMore(z.enum(['any', ...requestHeaderNames]))
      .optional()
      .describe('A header of the call that is missing or wrong'),
    header: HeaderConditionsSchema.optional().describe('Headers of the call, in any case'),
    cookie: z.record(CookieConditionName, FieldConditionSchema).optional().describe('Cookies of the call'),
    request: z
      .record(FieldPathSchema, FieldConditionSchema)
      .optional()
      .describe("Fields of the request's body, or of its query where it has no body"),
    answered: AnsweredConditionSchema.optional().describe(
      "The operation's own answer: the rule acts after the operation, which it cannot keep from happening",
    ),
  })
  .refine((conditions) => Object.values(conditions).some((condition) => condition !== undefined), {
    message: 'needs a condition',
  })
export type Conditions = z.infer<typeof ConditionsSchema>
