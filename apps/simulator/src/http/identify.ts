import { audiences, type Audience, type RouteContext } from '@soe/contracts'
import { appMarker, channels, detectChannel } from '@soe/rules'
import { isLive, readLanguage } from '@soe/carrier'
import {
  RefusalFault,
  readWorldClock,
  thenMaybe,
  type SessionState,
  type MaybePromise,
  type World,
  type WorldStore,
} from '@soe/world'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { judgeHeaders } from '../headers/judge-headers'
import { sessionCookie, type WorldCallContext } from '../pipeline/call-input'
import './call-context'

export const worldHeader = 'x-sim-world'
export const worldCookie = 'sim-world'
export const defaultWorld = 'default'
export const purposeHeader = 'sec-purpose'

/** A request as far as it tells who calls. */
export type Calling = Pick<FastifyRequest, 'headers' | 'cookies'>

const header = (request: Calling, name: string): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

const existing = (world: World | undefined, otherwise: string): World => {
  if (!world) throw new RefusalFault('UNKNOWN_WORLD', otherwise)
  return world
}

declare module 'fastify' {
  interface FastifyInstance {
    makeDefaultWorld: () => Promise<void>
  }
}

const madeAgain = async (worlds: WorldStore, server: FastifyInstance): Promise<World> => {
  await server.makeDefaultWorld()
  return existing(await worlds.load(defaultWorld), 'The world "default" has been dropped.')
}

/** The default world, for requests that name none; it is made again where it has been dropped. */
const fallback = (worlds: WorldStore, { server }: FastifyRequest): MaybePromise<World> =>
  thenMaybe(worlds.load(defaultWorld), (world) => world ?? madeAgain(worlds, server))

/** Header, else cookie, else `default`. A cookie of a world that is gone is cleared; a header must be right. */
export const findWorld = (worlds: WorldStore, request: FastifyRequest, reply: FastifyReply): MaybePromise<World> => {
  const named = header(request, worldHeader)
  if (named !== undefined) {
    return thenMaybe(worlds.load(named), (world) => existing(world, `There is no world "${named}".`))
  }
  const remembered = request.cookies[worldCookie]
  if (remembered === undefined) return fallback(worlds, request)
  return thenMaybe(worlds.load(remembered), (world) => {
    if (world) return world
    reply.clearCookie(worldCookie, { path: '/' })
    return fallback(worlds, request)
  })
}

/** Undefined where there is no such world, or none that can be read. */
export const findWorldIfAny = async (
  worlds: WorldStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<World | undefined> => {
  try {
    return await findWorld(worlds, request, reply)
  } catch {
    return undefined
  }
}

export const liveSession = (world: World, request: Calling, now: number): SessionState | undefined => {
  const id = request.cookies[sessionCookie]
  const session = id === undefined ? undefined : world.collections.sessions.get(id)
  return session && isLive(session, now) ? session : undefined
}

const needsSignIn = (audience: Audience) => audience === 'signed-in' || audience === 'prepay-signed-in'

/** Refuses a path that the session may not call; cookies that a browser can write never count. */
export const authorise = (audience: Audience, session: SessionState | undefined, allowed: readonly Audience[]) => {
  if (!allowed.includes(audience)) {
    throw new RefusalFault('SIGN_IN_REQUIRED', 'Sign in to call this operation.', [...allowed])
  }
  if (needsSignIn(audience) && session?.audience !== audience) {
    throw new RefusalFault(session ? 'WRONG_AUDIENCE' : 'NO_SESSION', `This path needs a ${audience} session.`)
  }
}

/** What a browser fetches before its shopper asks for it says so. */
export const isAhead = (request: Calling): boolean => header(request, purposeHeader)?.startsWith('prefetch') === true

const digitalChannels: readonly string[] = channels

/** The channel that a call names, else that of the browser or app that calls. */
export const channelOf = (request: Calling): string => {
  const claimed = header(request, 'channelid')
  if (claimed !== undefined && digitalChannels.includes(claimed)) return claimed
  return detectChannel({ userAgent: request.headers['user-agent'] ?? '', appMarker })
}

export const requestIdOf = (request: Calling): string | undefined => header(request, 'guie2erequestid')?.slice(0, 120)

export interface IdentifyOptions {
  worlds: WorldStore
  clock: () => number
  /** The audience of the path; a bare alias has none, and the session's counts. */
  pathAudience: Audience | undefined
  routeContext: RouteContext | undefined
  allowed: readonly Audience[]
}

export interface Identified {
  readonly context: WorldCallContext
  readonly session: SessionState | undefined
}

/** Sent by the clients of tests, whose calls are not a page's. */
const callerHeader = 'x-sim-caller'

/** A browser sends the address of its page, the origin or at least `sec-fetch-site`; a tool sends none of them. */
const senderOf = ({ headers }: Calling): WorldCallContext['sender'] => {
  if (headers[callerHeader] === 'test') return 'test'
  const site = headers['sec-fetch-site']
  const page = headers.referer ?? headers.origin ?? (site === 'none' ? undefined : site)
  return page === undefined || page.includes('/__sim/') ? undefined : 'shop'
}

/** The longest address of a page that is kept with a call. */
const longestReferer = 1000

/** Who calls in a world, whether or not they may. */
export const callerIn = (
  world: World,
  { clock, pathAudience, routeContext }: Omit<IdentifyOptions, 'worlds' | 'allowed'>,
  request: Calling,
): Identified => {
  const session = liveSession(world, request, readWorldClock(world.header.clock, clock()))
  const audience = pathAudience ?? session?.audience ?? 'prospect'
  const context = {
    worldId: world.header.id,
    sessionId: session?.id,
    audience,
    channel: channelOf(request),
    requestId: requestIdOf(request),
    language: readLanguage(header(request, 'accept-language')),
    isAhead: isAhead(request),
    referer: request.headers.referer?.slice(0, longestReferer),
    sender: senderOf(request),
    headerProblems: judgeHeaders({
      headers: request.headers,
      audience,
      context: routeContext,
      token: session?.xsrfToken,
    }),
  }
  return { context, session }
}

const identifyIn = (world: World, options: IdentifyOptions, request: FastifyRequest): Identified => {
  const identified = callerIn(world, options, request)
  request.callContext = identified.context
  authorise(identified.context.audience, identified.session, options.allowed)
  return identified
}

/** Finds out who calls and keeps it with the request, then refuses callers that may not. */
export const identify = (
  options: IdentifyOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): MaybePromise<Identified> =>
  thenMaybe(findWorld(options.worlds, request, reply), (world) => identifyIn(world, options, request))

export const isAudience = (value: string): value is Audience => (audiences as readonly string[]).includes(value)
