import { audiences, type Audience } from '../audience'

/** What decides which refusals a call can meet before its operation runs. */
export interface RefusableCall {
  readonly method: string
  readonly metadata: {
    readonly paths: Readonly<Partial<Record<Audience, string>>>
    readonly headers: readonly string[]
  }
}

type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 500 | 502 | 503

export interface CatalogueRefusal {
  readonly status: RefusalStatus
  /** What is said where the refusal names nothing. */
  readonly message?: string | undefined
  /** `request`: before rules see the call. `operation`: by operations that declare it. `script`: instead of an answer. */
  readonly by: 'request' | 'operation' | 'script' | 'tool'
  /** Whether the call can meet it before its operation runs; every call can where it is left out. */
  readonly meets?: (call: RefusableCall) => boolean
  /** The contract knows no such request, or the simulator failed. */
  readonly isOffContract?: true
}

const hasBody = ({ method }: RefusableCall): boolean => method === 'POST'
const needsSession = ({ metadata: { paths } }: RefusableCall): boolean =>
  (paths['signed-in'] ?? paths['prepay-signed-in']) !== undefined
const isForSome = ({ metadata: { paths } }: RefusableCall): boolean =>
  audiences.some((audience) => paths[audience] === undefined)

export const needsXsrf = ({ metadata }: RefusableCall): boolean => metadata.headers.includes('X-XSRF-TOKEN')

type More = Omit<CatalogueRefusal, 'status' | 'by'>

const request = (status: RefusalStatus, more: More = {}): CatalogueRefusal => ({ status, by: 'request', ...more })
const operation = (status: RefusalStatus, message?: string): CatalogueRefusal => ({ status, by: 'operation', message })
const script = (more: More = {}): CatalogueRefusal => ({ status: 500, by: 'script', ...more })
const tool = (status: RefusalStatus, message?: string): CatalogueRefusal => ({ status, by: 'tool', message })
const nowhere = (status: RefusalStatus): CatalogueRefusal => ({ status, by: 'tool', isOffContract: true })

export const refusalCatalogue = {
  BODY_TOO_LARGE: request(413, { meets: hasBody, isOffContract: true }),
  INVALID_JSON: request(400, { meets: hasBody, isOffContract: true, message: 'The body is not valid JSON.' }),
  INVALID_REQUEST: request(400, { isOffContract: true }),
  NO_SESSION: request(401, { meets: needsSession }),
  SIGN_IN_REQUIRED: request(401, { meets: isForSome }),
  UNSUPPORTED_MEDIA_TYPE: request(415, { meets: hasBody, isOffContract: true }),
  WRONG_AUDIENCE: request(401, { meets: needsSession }),
  XSRF_TOKEN: request(403, {
    meets: needsXsrf,
    message: 'The header X-XSRF-TOKEN must repeat the cookie XSRF-TOKEN.',
  }),

  CART_FULL: operation(409),
  CART_MOVED: operation(403, 'This cart has been opened in another visit.'),
  NOT_YOUR_CART: operation(403, 'This cart belongs to someone else.'),
  NOT_YOUR_CASE: operation(403, 'This case belongs to someone else.'),
  NOT_YOUR_WISHLIST: operation(403, 'This wishlist belongs to someone else.'),

  INTERNAL_ERROR: script({ isOffContract: true, message: 'The simulator failed. Its log says why.' }),
  SCRIPTED_MISSING_CHUNK: tool(404),
  SCRIPTED_OFF_CONTRACT: script(),
  SCRIPTED_STATUS: script(),

  CARRIER_UNREACHABLE: tool(502),
  CLOCK_OUT_OF_RANGE: tool(400, 'A clock shows the years 1970 to 9999.'),
  CONTROL_FORBIDDEN: tool(
    403,
    'The control API answers on loopback, or where SIM_TOKEN, or Authorization: Bearer, is the token that the simulator was started with.',
  ),
  DAMAGED_SNAPSHOT: tool(503),
  DAMAGED_WORLD: tool(503),
  ERROR_NOT_ALLOWED: tool(400),
  FOREIGN_CARRIER: tool(403),
  FOREIGN_FORM: tool(403, 'A form of this shop is sent by one of its own pages.'),
  FOREIGN_PAGE: tool(
    403,
    'A page of another site asks for this: open the address yourself, or ask from a page of this shop.',
  ),
  FOREIGN_PATH: tool(400, 'The target must be a path of this shop, such as /smartphones/.'),
  HOME_UNREACHABLE: tool(503),
  INVALID_SCENARIO: tool(400),
  INVALID_SNAPSHOT: tool(400, 'header and collections are needed.'),
  METHOD_NOT_ALLOWED: nowhere(405),
  NEWER_FORMAT: tool(400),
  NOT_A_CART_CHANGE: tool(400),
  NOT_READY: tool(503),
  NO_CONSOLE: tool(404),
  NO_OPEN_CHAT: tool(409, 'There is no open chat; start one first.'),
  SESSION_ENDED: tool(409, 'The session of the shopper has ended.'),
  STATE_NOT_SET_UP: tool(502),
  SIMULATOR_ENDS: tool(503, 'The simulator is ending: it answers what is under way, and takes nothing new.'),
  STORE_UNAVAILABLE: tool(503),
  TOO_MANY_FAILURES: tool(409),
  TOO_MANY_FLAGS: tool(409),
  TOO_MANY_SCENARIOS: tool(409),
  TOO_MANY_SNAPSHOTS: tool(409),
  TOO_MANY_WORLDS: tool(409),
  UNKNOWN_AUDIENCE: tool(400),
  UNKNOWN_CART: tool(404),
  UNKNOWN_CASE: tool(404),
  UNKNOWN_CHANNEL: tool(400),
  UNKNOWN_CHAT: tool(404),
  UNKNOWN_DECISION: tool(404),
  UNKNOWN_IDENTITY: tool(400),
  UNKNOWN_OPERATION: tool(400),
  UNKNOWN_ORDER: tool(404, 'There is no such order of yours.'),
  UNKNOWN_OWNER: tool(404),
  UNKNOWN_PATH: nowhere(404),
  UNKNOWN_PERSONA: tool(400),
  UNKNOWN_PICTURE: tool(404),
  UNKNOWN_SCENARIO: tool(404),
  UNKNOWN_SESSION: tool(404),
  UNKNOWN_SKU: tool(404),
  UNKNOWN_SNAPSHOT: tool(404),
  UNKNOWN_WORLD: tool(404),
  VERSION_NOT_KEPT: tool(409),
  WORLD_EXISTS: tool(409),
} satisfies Readonly<Record<string, CatalogueRefusal>>

export type RefusalCode = keyof typeof refusalCatalogue

const rows = Object.entries(refusalCatalogue)

const codesBy = (isOf: (row: CatalogueRefusal) => boolean): ReadonlySet<string> =>
  new Set(rows.flatMap(([code, row]) => (isOf(row) ? [code] : [])))

/** Refusals of requests before rules see them: sent again, they are refused again. */
export const earlyRefusals = codesBy(({ by }) => by === 'request')

/** Refusals of requests that the contract does not know, and failures of the simulator itself. */
export const offContractRefusals = codesBy(({ isOffContract }) => isOffContract === true)

/** Every refusal that a call can be answered with. */
export const refusalsOf = (
  call: RefusableCall & { readonly metadata: { readonly refusals: readonly string[] } },
): readonly string[] => [
  ...call.metadata.refusals,
  ...rows.flatMap(([code, { by, meets }]) =>
    by === 'script' || (by === 'request' && (meets?.(call) ?? true)) ? [code] : [],
  ),
]
