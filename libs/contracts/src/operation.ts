import { z } from 'zod'
import type { Audience } from './audience'
import type { Owner } from './owner'
import type { ErrorId } from './errors/error-catalogue'
import { anyCall } from './errors/error-groups'
import type { RefusalCode } from './errors/refusal-catalogue'
import type { RouteKey } from './route'
import { ErrorEnvelopeSchema, RefusalSchema } from './shared/service.schema'

const refusals = {
  400: RefusalSchema,
  401: z.union([RefusalSchema, ErrorEnvelopeSchema]),
  403: RefusalSchema,
  404: RefusalSchema,
  409: RefusalSchema,
  413: RefusalSchema,
  415: RefusalSchema,
  417: ErrorEnvelopeSchema,
  500: z.union([ErrorEnvelopeSchema, RefusalSchema]),
  502: ErrorEnvelopeSchema,
  503: z.union([ErrorEnvelopeSchema, RefusalSchema]),
  504: ErrorEnvelopeSchema,
}

/**
 * What a change does to the cart: the only list of it, from which the judge's promises and preparations follow.
 * Parts are named by the first steps of their places, '' for all of it; whatever is not named stays as it was.
 */
export interface CartEffects<Body = unknown> {
  /** Parts of the cart itself. */
  readonly cart?: readonly string[]
  /** Parts of the lines that a request names. */
  readonly named?: readonly string[]
  /** Parts of every line. */
  readonly lines?: readonly string[]
  /** Ids or numbers of the lines that a request names; undefined where it is about all of them. */
  names?(request: Body): readonly string[] | undefined
  /** When the session has no cart, or another one, afterwards. */
  readonly ends?: 'when-empty' | 'when-set-aside' | 'when-none' | 'always'
  /** Brings the cart that somebody saved. */
  readonly takesOver?: true
  /** Made again with the same values, it is done and changes nothing. */
  readonly settles?: true
  /** Done although another channel holds the cart. */
  readonly ignoresLock?: true
}

/** What an operation declares besides its schemas. */
export interface DeclaredMetadata<Error extends ErrorId = ErrorId> {
  /** Error ids that the operation may answer, besides refusals. */
  errors: readonly Error[]
  /** Refusals that the operation itself may raise. */
  refusals: readonly RefusalCode[]
  /** Which answer counts as done, in words, where its route has no rule of its own. */
  success?: string
  /** A page rather than a call: opened by anyone, it answers 303 to this path. */
  redirect?: string
  /** Operations whose examples come first, each after its own needs. */
  needs: readonly RouteKey[]
  effects?: CartEffects
  /** Where it is not its area's. */
  owner?: Owner
  /** A request that the operation accepts, on a world with the persona of any audience that has no example of its own. */
  example: Example
  /** Bodies for audiences that the example is not for, such as prepaid customers. */
  examples?: Readonly<Partial<Record<Audience, unknown>>>
}

export interface Example {
  body?: unknown
  query?: Record<string, string>
}

export const exampleFor = (
  { example, examples }: Pick<DeclaredMetadata, 'example' | 'examples'>,
  audience: Audience,
): Example => (examples?.[audience] === undefined ? example : { ...example, body: examples[audience] })

/** What an operation takes and answers, without its paths. */
export interface DeclaredOperation {
  method: 'GET' | 'POST'
  summary: string
  responses: object
  metadata: DeclaredMetadata
}

interface Declaration<Answer extends z.ZodType, Error extends ErrorId> {
  summary: string
  answer: Answer
  errors?: readonly Error[]
  /** Besides those of any operation that takes the id of a cart. */
  refusals?: readonly RefusalCode[]
  /** The cart that the body names is not looked for. */
  ignoresCart?: true
  success?: string
  redirect?: string
  needs?: readonly RouteKey[]
  owner?: Owner
}

/** The fields of an object, or of any choice of objects. */
const fieldsOf = (schema: z.core.$ZodType): string[] => {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodOptional) return fieldsOf(schema.unwrap())
  return schema instanceof z.ZodUnion ? schema.options.flatMap(fieldsOf) : []
}

const takesCart = (body: z.ZodType): boolean => fieldsOf(body).some((name) => name === 'cartId' || name === 'cartInfo')

/** An operation that looks for the cart which a body names can find that it is another shopper's. */
const refusalsIn = ({
  body,
  ignoresCart,
  errors = [],
  refusals: own = [],
}: Declaration<z.ZodType, ErrorId> & { body?: z.ZodType }) =>
  body && !ignoresCart && takesCart(body) && errors.includes('899')
    ? (['CART_MOVED', 'NOT_YOUR_CART', ...own] as const)
    : own

const metadataOf = <Error extends ErrorId>(
  declared: Declaration<z.ZodType, Error> & { body?: z.ZodType },
  example: DeclaredMetadata['example'],
): DeclaredMetadata<Error | (typeof anyCall)[number]> => ({
  errors: [...anyCall, ...(declared.errors ?? [])],
  refusals: refusalsIn(declared),
  needs: declared.needs ?? [],
  ...(declared.success !== undefined && { success: declared.success }),
  ...(declared.redirect !== undefined && { redirect: declared.redirect }),
  ...(declared.owner !== undefined && { owner: declared.owner }),
  example,
})

/** A POST of the carrier: one body and one set of answers, whatever the audience. */
export const post = <Body extends z.ZodType, Answer extends z.ZodType, const Error extends ErrorId = never>(
  declared: Declaration<Answer, Error> & {
    body: Body
    effects?: CartEffects<z.output<Body>>
    example: z.input<Body>
    /** For prepaid customers, signed in or not, where the example is not for them. */
    prepaidExample?: z.input<Body>
  },
) => ({
  method: 'POST' as const,
  summary: declared.summary,
  body: declared.body,
  responses: { 200: z.union([declared.answer, ErrorEnvelopeSchema]), ...refusals },
  metadata: {
    ...metadataOf(declared, { body: declared.example }),
    ...(declared.effects && { effects: declared.effects as CartEffects }),
    ...(declared.prepaidExample !== undefined && {
      examples: { prepay: declared.prepaidExample, 'prepay-signed-in': declared.prepaidExample },
    }),
  },
})

/** A GET of the carrier; its query holds strings only. */
export const get = <Query extends z.ZodType, Answer extends z.ZodType, const Error extends ErrorId = never>(
  declared: Declaration<Answer, Error> & { query: Query; example: Record<string, string> },
) => ({
  method: 'GET' as const,
  summary: declared.summary,
  query: declared.query,
  responses: { 200: z.union([declared.answer, ErrorEnvelopeSchema]), ...refusals },
  metadata: metadataOf(declared, { query: declared.example }),
})

/** A page of the carrier that a browser is sent to, and on from; the schema of 200 is what its handler answers. */
export const page = <Query extends z.ZodType, Answer extends z.ZodType, const Error extends ErrorId = never>(
  declared: Declaration<Answer, Error> & { query: Query; example: Record<string, string>; redirect: string },
) => {
  const operation = get(declared)
  return { ...operation, responses: { ...operation.responses, 303: declared.answer } }
}
