import type { OperationKey } from '@soe/contracts'
import type { World } from '@soe/world'
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify'
import { armedRulesOf } from '../pipeline/armed-rules'
import { worldHeader } from './identify'
import type { PathTable } from './path-table'

/** The calls that a document makes in this process, as the shopper who asked for it. */
export interface DocumentCalls {
  readonly fetch: typeof fetch
  /** The shopper's cookie header, with what the calls have set. */
  readonly cookies: () => string
  /** The `Set-Cookie` headers of the calls. */
  readonly setCookies: () => readonly string[]
  /** The operation that was left to the browser, and why. */
  readonly left: () => { readonly operation: OperationKey; readonly reason: LeftReason } | undefined
}

export type LeftReason = 'failure-waits' | 'rule-armed'

/** Failures and rules of the world are for the browser to meet: its document must not use them up or count. */
const leftReason = (world: World, operation: OperationKey): LeftReason | undefined => {
  if ([...world.collections.failures.values()].some(({ on }) => on === operation)) return 'failure-waits'
  return armedRulesOf(world)?.byOperation.has(operation) ? 'rule-armed' : undefined
}

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
  /** A form is sent to be done: rules and failures are met as any call meets them. */
  meetsRules?: boolean
}

export const documentCalls = (
  { headers }: FastifyRequest,
  { app, table, world, cookies, meetsRules = false }: CallsOptions,
): DocumentCalls => {
  const { host, [worldHeader]: named } = headers
  const kept: string[] = []
  let left: ReturnType<DocumentCalls['left']>
  const caller = () => {
    const cookie = merged(cookies, kept)
    return { ...(cookie && { cookie }), ...(host && { host }), ...(named && { [worldHeader]: named }) }
  }
  const refuseDisturbed = (method: string, url: string) => {
    const operation = table.find(method, url)?.key
    const reason = world && operation && !meetsRules ? leftReason(world, operation) : undefined
    if (operation && reason) left ??= { operation, reason }
    if (!world || reason) throw new TypeError('this call is left to the browser')
  }
  return {
    cookies: () => merged(cookies, kept),
    setCookies: () => kept,
    left: () => left,
    fetch: async (input, init) => {
      const url = input instanceof Request ? input.url : input.toString()
      const method = (init?.method ?? 'GET') as NonNullable<InjectOptions['method']>
      refuseDisturbed(method, url)
      const answer = await app.inject({
        method,
        url,
        headers: { ...(init?.headers as Record<string, string>), ...caller() },
        ...(typeof init?.body === 'string' && { payload: init.body }),
      })
      kept.push(...[answer.headers['set-cookie'] ?? []].flat())
      const type = String(answer.headers['content-type'] ?? '')
      return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': type } })
    },
  }
}
