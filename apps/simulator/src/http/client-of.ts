import { createHash } from 'node:crypto'
import { listElements } from '@soe/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { requestIdOf, worldCookie } from './identify'

/** The cookie by which a world knows a caller whose session is a real backend's. */
const clientCookie = 'soe-client'

const plainClient = /^[\w.-]{8,80}$/

/** Cookies that the backend neither sees nor sets. */
const own: ReadonlySet<string> = new Set([clientCookie, worldCookie, 'sim-overlay'])
export const isOwnCookie = (name: string): boolean => own.has(name)

export const isOwnHeader = (name: string): boolean => name.startsWith('x-sim-')

/** Members of W3C baggage that name who calls, the first one first. */
const members = [clientCookie, 'session.id'] as const

const baggageOf = ({ headers: { baggage = '' } }: FastifyRequest): string | undefined => {
  const pairs = listElements([baggage].flat().join(',')).map((member) => (member.split(';', 1)[0] ?? '').split('='))
  return members
    .flatMap((name) => pairs.find(([given = '']) => given.trim() === name)?.[1]?.trim() ?? [])
    .find((value) => value !== '')
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

/**
 * Who calls: the cookie says it, else the W3C baggage, else the id of the request, whose caller gets the cookie for
 * what comes next.
 */
export const clientOf = (request: FastifyRequest, reply: FastifyReply, secret: () => string): string => {
  const remembered = request.cookies[clientCookie]
  if (remembered !== undefined && plainClient.test(remembered)) return remembered
  const carried = baggageOf(request)
  if (carried !== undefined) return `baggage.${digest(carried)}`
  const requestId = requestIdOf(request)
  const client = requestId === undefined ? secret() : `request.${digest(requestId)}`
  setClient(reply, client)
  return client
}

export const setClient = (reply: FastifyReply, client: string) =>
  reply.setCookie(clientCookie, client, { path: '/', httpOnly: true, sameSite: 'lax' })
