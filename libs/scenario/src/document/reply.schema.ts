import { hasNoBody, ServiceErrorDetailSchema, unsendableStatuses } from '@soe/contracts'
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

/** Node's fetch takes 16 kB of headers, and Python's client a hundred. */
const mostHeaders = 20

const lowerCase = (headers: object): string[] => Object.keys(headers).map((name) => name.toLowerCase())

const HeadersSchema = z
  .record(HeaderNameSchema, HeaderValueSchema)
  .refine((headers) => Object.keys(headers).length <= mostHeaders, {
    message: `A reply takes at most ${mostHeaders} headers`,
  })
  .refine((headers) => new Set(lowerCase(headers)).size === Object.keys(headers).length, {
    message: 'A header is named twice, in different letters',
  })

/** Kinds of bodies that a status may have; of each, the type that it goes out with by default. */
export const bodyTypes = {
  body: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  base64: 'application/octet-stream',
} as const
export type BodyKind = keyof typeof bodyTypes
export const bodyKinds = Object.keys(bodyTypes) as BodyKind[]

/** The kind of body that a reply has of its own. */
export const bodyKindOf = (reply: Readonly<Partial<Record<BodyKind, unknown>>>): BodyKind | undefined =>
  bodyKinds.find((kind) => reply[kind] !== undefined)

/** The content type that a reply gives itself, among its headers. */
export const typeHeaderOf = ({ headers = {} }: { headers?: Readonly<Record<string, string>> | undefined }) =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1]

export const isJsonType = (type: string): boolean => /^[^;]*\bjson\b/i.test(type)

const checkStatus = (reply: z.infer<typeof ReplyFieldsSchema>, context: z.core.$RefinementCtx) => {
  const { status } = reply
  if (status === undefined) return
  const report = (message: string, path: string[]) => context.addIssue({ code: 'custom', path, message })
  const why = unsendableStatuses[status]
  if (why !== undefined) report(why, ['status'])
  const kind = bodyKindOf(reply)
  if (!hasNoBody(status)) return
  if (kind !== undefined) report(`An answer with the status ${status} has no body`, [kind])
  if (typeHeaderOf(reply) !== undefined) {
    report(`An answer with the status ${status} has no body, and so no content type`, ['headers'])
  }
}

export const replyKinds = ['error', 'errors', 'status', 'emptyProcessStep', 'patch', 'goToUrl'] as const
export type ReplyKind = (typeof replyKinds)[number]

const noAnswer = 'A status is at least 200; a call that gets no answer at all has the fault reset, or hang'

const ReplyFieldsSchema = z.strictObject({
  error: ErrorIdSchema.optional(),
  message,
  details: ErrorDetailsSchema.optional(),
  errors: z.array(ErrorReplySchema).min(1).max(10).optional().describe('Several errors, the first one first'),
  status: z
    .number()
    .int()
    .min(200, { error: ({ input }) => (input === 0 ? noAnswer : undefined) })
    .max(599)
    .optional()
    .describe('An HTTP status with the body that goes with it'),
  emptyProcessStep: z.literal(true).optional().describe('The step is empty, and no error says why'),
  headers: HeadersSchema.optional().describe('Headers beside or instead of those of the answer, such as Retry-After'),
  body: z
    .unknown()
    .optional()
    .describe(
      'With a status: the JSON that is answered; a text with a Content-Type that is not JSON goes out as it is',
    ),
  html: z.string().min(1).max(20_000).optional().describe("With a status: a page, as a gateway's error page"),
  text: z.string().max(20_000).optional().describe('With a status: plain text; the empty text is an empty body'),
  base64: z
    .base64()
    .max(40_000)
    .optional()
    .describe('With a status: bytes, such as those of a picture, with their Content-Type among the headers'),
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

export const ReplySchema = ReplyFieldsSchema.superRefine((reply, context) => {
  checkChoice(reply, replyKinds, context, { what: 'A reply' })
  checkBeside(reply, 'message', ['error'], context)
  checkBeside(reply, 'details', ['error'], context)
  checkBeside(reply, 'offContract', ['patch', 'status'], context)
  for (const kind of bodyKinds) checkBeside(reply, kind, ['status'], context)
  checkChoice(reply, bodyKinds, context, { what: 'A status', least: 0 })
  checkStatus(reply, context)
})
export type Reply = z.infer<typeof ReplySchema>
