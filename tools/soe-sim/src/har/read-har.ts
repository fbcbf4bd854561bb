import { callEffects, isErrorId, operations, type Audience, type OperationKey } from '@soe/contracts'
import type { Decision } from '@soe/simulator-client'
import { InputError } from '../input-error'
import type { Har, HarEntry } from './har'

interface Route {
  readonly key: OperationKey
  readonly audience: Audience
}

const routes = new Map<string, Route>(
  operations.flatMap(({ key, operation: { method, metadata } }) =>
    Object.entries(metadata.paths).map(([audience, path]): [string, Route] => [
      `${method} ${path}`,
      { key, audience: audience as Audience },
    ]),
  ),
)

/** The operation that an address belongs to, whatever stands before the carrier's own path. */
const routeOf = ({ method, url }: HarEntry['request']): Route | undefined => {
  const { pathname } = new URL(url, 'http://localhost')
  const at = pathname.indexOf('/soe/digital/')
  return at < 0 ? undefined : routes.get(`${method.toUpperCase()} ${pathname.slice(at)}`)
}

/** Codes of this simulator for requests that no rule gets to see: sent again, they are refused again. */
const earlyRefusals: readonly string[] = [
  'BODY_TOO_LARGE',
  'INVALID_JSON',
  'INVALID_REQUEST',
  'NO_SESSION',
  'SIGN_IN_REQUIRED',
  'UNSUPPORTED_MEDIA_TYPE',
  'WRONG_AUDIENCE',
  'XSRF_TOKEN',
]

interface Answered {
  readonly id: string | undefined
  readonly code?: string | undefined
  readonly details: NonNullable<Decision['details']>
}

const noError: Answered = { id: undefined, details: [] }

interface ErrorBody {
  readonly errors?: readonly { readonly id?: unknown; readonly details?: unknown }[]
  readonly error?: { readonly code?: unknown }
}

/** The carrier's error in a body; a page, or anything else that is no envelope, has none. */
const errorIn = (text = ''): Answered => {
  try {
    const { error, errors } = JSON.parse(text) as ErrorBody
    const [first] = errors ?? []
    if (typeof first?.id !== 'string') return { ...noError, code: String(error?.code) }
    return { id: first.id, details: Array.isArray(first.details) ? (first.details as Answered['details']) : [] }
  } catch {
    return noError
  }
}

/** A failure that is no error of the catalogue is given as its status alone. */
const scriptedStatus = 'SCRIPTED_STATUS'

const errorOf = (status: number, id: string | undefined): string | undefined => {
  if (id !== undefined && isErrorId(id)) return id
  return status >= 400 ? scriptedStatus : undefined
}

const isEffect = (effect: string | undefined): effect is Decision['effect'] =>
  callEffects.some((known) => known === effect)

const decisionOf = ({ request, response, startedDateTime, _effect }: HarEntry, seq: number): Decision[] => {
  const route = routeOf(request)
  if (!route) return []
  const { id, details, code = '' } = errorIn(response.content.text)
  const status = Math.max(0, response.status)
  const error = errorOf(status, id)
  return [
    {
      id: `entry ${seq}`,
      seq,
      at: startedDateTime,
      operation: route.key,
      audience: route.audience,
      channel: '',
      status,
      ...(error !== undefined && { error }),
      because: earlyRefusals.includes(code) ? 'refused' : error === scriptedStatus ? 'failNext' : 'world',
      request: {},
      sentences: [],
      about: [],
      effect: isEffect(_effect) ? _effect : error === undefined ? 'done' : 'failed',
      ...(details.length > 0 && { details }),
    },
  ]
}

const isEntry = (value: unknown): value is HarEntry => {
  const { request, response } = (value ?? {}) as Partial<HarEntry>
  return (
    typeof request?.method === 'string' &&
    typeof request.url === 'string' &&
    typeof response?.status === 'number' &&
    typeof response.content === 'object'
  )
}

const parsed = (file: string, text: string): Har => {
  try {
    return JSON.parse(text) as Har
  } catch (error) {
    throw new InputError('INVALID_HAR', `${file} is no JSON: ${(error as Error).message}.`)
  }
}

export interface HarCalls {
  readonly decisions: readonly Decision[]
  /** Entries of the archive that are no calls of the carrier. */
  readonly others: number
}

/** The calls of the carrier in an HTTP archive. */
export const readHar = (file: string, text: string): HarCalls => {
  const entries: unknown = (parsed(file, text) as Partial<Har> | null)?.log?.entries
  if (!Array.isArray(entries) || !entries.every(isEntry)) {
    throw new InputError('INVALID_HAR', `${file} is no HTTP archive: log.entries is missing, or holds something else.`)
  }
  const decisions = entries.flatMap((entry, index) => decisionOf(entry, index + 1))
  return { decisions, others: entries.length - decisions.length }
}
