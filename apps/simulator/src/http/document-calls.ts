import type { OperationKey } from '@soe/contracts'
import type { FetchedCall } from '@soe/contracts/document'
import type { World } from '@soe/world'
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify'
import { armedRulesOf } from '../pipeline/armed-rules'
import { decoded } from './carried-answer'
import { purposeHeader, worldHeader } from './identify'
import type { PathTable } from './path-table'

export interface MadeCall {
  readonly method: NonNullable<InjectOptions['method']>
  readonly url: string
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string | undefined
  readonly status: number
  readonly text: string
}

type AskedCall = Pick<MadeCall, 'method' | 'url' | 'payload'>

export interface CallAnswer {
  readonly status: number
  readonly text: string
  readonly type: string
}

/** The calls that a document makes in this process, as the shopper who asked for it. */
export interface DocumentCalls {
  /** Fails where the call is left to the browser. */
  readonly call: (call: FetchedCall) => Promise<CallAnswer>
  /** The shopper's cookie header, with what the calls have set. */
  readonly cookies: () => string
  readonly setCookies: () => readonly string[]
  /** The headers of every call that say who makes it, and for which page. */
  readonly caller: () => FastifyRequest['headers']
  /** In the order of asking; undefined for one that has no answer. */
  readonly made: () => readonly (MadeCall | undefined)[]
  /** Answers the next such call, which has been made already. */
  readonly answerAhead: (call: AskedCall, answer: Pick<MadeCall, 'status' | 'text'>) => void
  /** The operation that was left to the browser, and why. */
  readonly left: () => { readonly operation: OperationKey; readonly reason: LeftReason } | undefined
}

export type LeftReason = 'failure-waits' | 'rule-armed'

/** Failures and rules of the world are for the browser to meet: its document must not use them up or count. */
export const leftReason = (world: World, operation: OperationKey): LeftReason | undefined => {
  if ([...world.collections.failures.values()].some(({ on }) => on === operation)) return 'failure-waits'
  return armedRulesOf(world)?.byOperation.has(operation) ? 'rule-armed' : undefined
}

const leftToBrowser = () => new TypeError('this call is left to the browser')

const jsonType = 'application/json; charset=utf-8'

const nameOfCall = ({ method, url, payload = '' }: AskedCall): string => `${method} ${url} ${payload}`

const lowerNames = (headers: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

const nameAndValue = (setCookie: string): readonly [string, string] => {
  const pair = setCookie.split(';', 1)[0] ?? ''
  const equals = pair.indexOf('=')
  return [pair.slice(0, equals), pair.slice(equals + 1)]
}

const merged = (header: string, setCookies: readonly string[]): string => {
  const pairs = header.split(/;\s*/).filter(Boolean).map(nameAndValue)
  return [...new Map([...pairs, ...setCookies.map(nameAndValue)])].map(([name, value]) => `${name}=${value}`).join('; ')
}

interface CallsOptions {
  app: FastifyInstance
  table: PathTable
  /** Undefined where the shopper's world is gone. */
  world: World | undefined
  cookies: string
  /** Whether rules and failures apply, as they do to the calls of a submitted form. */
  meetsRules?: boolean
}

export const documentCalls = (
  { headers, protocol, originalUrl }: FastifyRequest,
  { app, table, world, cookies, meetsRules = false }: CallsOptions,
): DocumentCalls => {
  const { host, [worldHeader]: named, [purposeHeader]: purpose } = headers
  const kept: string[] = []
  const made: (MadeCall | undefined)[] = []
  const ahead = new Map<string, Pick<MadeCall, 'status' | 'text'>>()
  let left: ReturnType<DocumentCalls['left']>
  const caller = () => {
    const cookie = merged(cookies, kept)
    return {
      ...(cookie && { cookie }),
      ...(host && { host, referer: `${protocol}://${host}${originalUrl}` }),
      ...(named && { [worldHeader]: named }),
      ...(purpose && { [purposeHeader]: purpose }),
    }
  }
  const refuseDisturbed = ({ method, url }: AskedCall) => {
    const operation = table.find(method, url)?.key
    const reason = world && operation && !meetsRules ? leftReason(world, operation) : undefined
    if (operation && reason) left ??= { operation, reason }
    if (!world || reason) throw leftToBrowser()
  }
  const inject = async ({ method, url, payload }: AskedCall, headers: MadeCall['headers']): Promise<CallAnswer> => {
    const sent = { method, url, headers: { ...headers, ...caller() } }
    const answer = await app.inject({ ...sent, ...(payload !== undefined && { payload }) })
    kept.push(...[answer.headers['set-cookie'] ?? []].flat())
    // A backend may code a body that nobody asked it to.
    const coding = answer.headers['content-encoding']
    const text = coding === undefined ? answer.body : decoded(answer.rawPayload, coding)?.toString()
    if (text === undefined) throw leftToBrowser()
    return { status: answer.statusCode, text, type: String(answer.headers['content-type'] ?? '') }
  }
  const take = (asked: AskedCall) => {
    const answer = ahead.get(nameOfCall(asked))
    ahead.delete(nameOfCall(asked))
    return answer && { ...answer, type: jsonType }
  }
  return {
    cookies: () => merged(cookies, kept),
    setCookies: () => kept,
    caller,
    made: () => made,
    answerAhead: (asked, answer) => ahead.set(nameOfCall(asked), answer),
    left: () => left,
    call: async ({ url, init }) => {
      const method = (init.method ?? 'GET') as MadeCall['method']
      const asked = { method, url, payload: typeof init.body === 'string' ? init.body : undefined }
      const headers = lowerNames(init.headers)
      const position = made.push(undefined) - 1
      const known = take(asked)
      if (!known) refuseDisturbed(asked)
      const answer = known ?? (await inject(asked, headers))
      made[position] = { ...asked, headers, status: answer.status, text: answer.text }
      return answer
    },
  }
}
