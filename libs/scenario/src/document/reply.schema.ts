import { ServiceErrorDetailSchema } from '@soe/contracts'
import { z } from 'zod'
import { checkBeside, checkChoice } from './choice'
import { ChannelSchema, ErrorIdSchema } from './fields.schema'

const text = z.string().max(500)

/** The detail of an error, as its envelope carries it, with a lock owner that exists. */
export const ErrorDetailsSchema = ServiceErrorDetailSchema.extend({
  issue: text.optional(),
  field: text.optional(),
  lockedChannelID: ChannelSchema.optional(),
  information_link: text.optional(),
  proactiveChatCustomMSG: text.optional(),
  proactiveChatIndicator: text.optional(),
})
export type ErrorDetails = z.infer<typeof ErrorDetailsSchema>

const message = text.min(1).optional().describe("Instead of the catalogue's message")

export const ErrorReplySchema = z.strictObject({
  error: ErrorIdSchema,
  message,
  details: ErrorDetailsSchema.optional(),
})
export type ErrorReply = z.infer<typeof ErrorReplySchema>

/** Headers that the connection needs, or that only the carrier sets. */
const reservedHeaders =
  /^(connection|content-(encoding|length)|date|keep-alive|set-cookie|te|trailer|transfer-encoding|upgrade|x-sim-.*)$/i

const HeaderNameSchema = z
  .string()
  .max(100)
  .regex(/^[\w!#$%&'*+.^`|~-]+$/, 'a header name such as Retry-After')
  .refine((name) => !reservedHeaders.test(name), {
    message: 'This header is the connection\u2019s or the carrier\u2019s own',
  })

const HeaderValueSchema = z
  .string()
  .max(500)
  .regex(/^[\t\u0020-\u007e]*$/, 'a text without line breaks')

const HeadersSchema = z.record(HeaderNameSchema, HeaderValueSchema)

export const replyKinds = ['error', 'errors', 'status', 'emptyProcessStep', 'patch', 'goToUrl'] as const
export type ReplyKind = (typeof replyKinds)[number]

export const ReplySchema = z
  .strictObject({
    error: ErrorIdSchema.optional(),
    message,
    details: ErrorDetailsSchema.optional(),
    errors: z.array(ErrorReplySchema).min(1).max(10).optional().describe('Several errors, the first one first'),
    status: z.number().int().min(200).max(599).optional().describe('An HTTP status with the body that goes with it'),
    emptyProcessStep: z.literal(true).optional().describe('The step is empty, and no error says why'),
    headers: HeadersSchema.optional().describe('Headers beside or instead of those of the answer, such as Retry-After'),
    body: z.unknown().optional().describe('With a status: the JSON that is answered'),
    html: z.string().min(1).max(20_000).optional().describe("With a status: a page, as a gateway's error page"),
    patch: z
      .record(z.string(), z.unknown())
      .optional()
      .describe("Changes of the operation's own answer: objects merge, null takes away, all else replaces"),
    offContract: z.literal(true).optional().describe('The answer may be one that the contract does not know'),
    goToUrl: z
      .string()
      .max(300)
      .regex(/^\/(?![/\\])[^\s\\]*$/, 'a path of this shop, such as /sales/digital/cart.html')
      .optional()
      .describe('The answer asks the browser to go there'),
  })
  .superRefine((reply, context) => {
    checkChoice(reply, replyKinds, context, { what: 'A reply' })
    checkBeside(reply, 'message', ['error'], context)
    checkBeside(reply, 'details', ['error'], context)
    checkBeside(reply, 'offContract', ['patch', 'status'], context)
    checkBeside(reply, 'body', ['status'], context)
    checkBeside(reply, 'html', ['status'], context)
    checkChoice(reply, ['body', 'html'], context, { what: 'A status', least: 0 })
  })
export type Reply = z.infer<typeof ReplySchema>
