import { createSeam, decodable, failureReason, forward, isBrokenConnection, readBody } from '@soe/forwarder'
import type { Backend, Seam } from '@soe/forwarder'
import { picturePrefix } from '@soe/catalogue'
import { redact } from '@soe/contracts/redaction'
import type { Audience } from '@soe/contracts'
import { RefusalFault, thenMaybe, type CarrierAddress, type MaybePromise, type World } from '@soe/world'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { judgeHeaders } from '../headers/judge-headers'
import { carryCall } from '../pipeline/carry-call'
import type { Reply } from '../pipeline/reply'
import type { CallResult } from '../pipeline/run-call'
import { isSimulated } from '../pipeline/simulated-owners'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { askMoved } from './ask-moved'
import type { Binding } from './bindings'
import { decoded, jsonIn, mostCarried, readAnswer, withoutBytes, type CarriedAnswer } from './carried-answer'
import { isOfCarrier } from './carrier-prefixes'
import { clientOf, isOwnCookie, isOwnHeader } from './client-of'
import { callerIn, defaultWorld, requestIdOf, worldCookie, worldHeader } from './identify'
import { isCookieOf } from './cookies'
import { injectFault } from './inject-fault'
import { afterSending } from './keep-answer'
import type { OwnRepeats } from './own-repeats'
import type { PathTable } from './path-table'
import { recordCall, seeNowhere, settleWhenSent } from './record-call'
import { renderReply } from './render-reply'
import { setReplyHeaders } from './reply-headers'
import { simulateBeside } from './simulate-beside'
import { isNowhere } from './serve-documents'
import { resetConnection } from './reset-connection'
import { scriptReply } from './script-reply'

/** Says which rule has changed what the backend answered, or answered in its place. */
const alteredHeader = 'x-sim-altered'

interface Carrying {
  readonly simulator: SimulatorContext
  readonly table: PathTable
  readonly repeats: OwnRepeats
  /** Whether pages are the shop's that is served here. */
  readonly hasShop: boolean
}

/** One request to a world with a carrier of its own. */
interface Visit {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly world: World
  readonly carrier: CarrierAddress
  readonly backend: Backend
  readonly client: string
}

/** The world that a request names. One that is not there is refused further on. */
const worldOf = ({ worlds }: SimulatorContext, { headers, cookies }: FastifyRequest): MaybePromise<World | undefined> =>
  worlds.load(String(headers[worldHeader] ?? '') || (cookies[worldCookie] ?? defaultWorld))

/** What the client calls. */
const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`

const seamOf = ({ request, world, carrier, backend, client }: Visit): Seam => {
  const { simulate = [] } = carrier
  return createSeam({
    backend,
    origin: originOf(request),
    isOwnCookie: (name) => isOwnCookie(name) || (simulate.length > 0 && isCookieOf(simulate, name)),
    isOwnHeader,
    headers: { ...carrier.headers, ...world.collections.clients.get(client)?.headers },
  })
}

/** A path that several audiences share takes it from the session, which the backend's cookie shows. */
const audienceOf = ({ cookies }: FastifyRequest, { audience }: Binding): Audience =>
  audience ?? (cookies['loggedIn'] === 'true' ? 'signed-in' : 'prospect')

const contextOf = ({ clock }: SimulatorContext, { request, world, client }: Visit, binding: Binding) => {
  const [audience, routeContext] = [audienceOf(request, binding), binding.operation.metadata.context]
  const { context } = callerIn(world, { clock, pathAudience: audience, routeContext }, request)
  const token = request.cookies['XSRF-TOKEN']
  const headerProblems = judgeHeaders({ headers: request.headers, audience, context: routeContext, token })
  return { ...context, sessionId: client, referer: undefined, headerProblems }
}

const people = { people: '0' } as const

/** A text without personal data, as records of a real backend keep it. */
const withoutPeople = (text: string): string => {
  const value = jsonIn(text)
  return value === undefined ? redact(text, people) : JSON.stringify(redact(value, people))
}

const keptText = (text: string, { keepsPersonal = false }: CarrierAddress): string =>
  keepsPersonal ? text : withoutPeople(text)

const acceptedBy = (rawHeaders: readonly string[]): string[] =>
  rawHeaders.map((value, at) =>
    at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'accept-encoding' ? decodable(value) || 'identity' : value,
  )

const noAnswer = (backend: Backend, error: NodeJS.ErrnoException): Reply => {
  if (isBrokenConnection(error)) return { kind: 'none' }
  return { kind: 'refusal', status: 502, code: 'CARRIER_UNREACHABLE', message: failureReason(backend, error) }
}

const readRequest = async ({ raw }: FastifyRequest): Promise<Buffer> => {
  const { bytes, isWhole } = await readBody(raw, mostCarried)
  if (isWhole) return bytes
  const limit = `${mostCarried / 1024 / 1024} MB`
  throw new RefusalFault('BODY_TOO_LARGE', `A world with a carrier of its own takes bodies of at most ${limit}.`)
}

const setLines = (reply: FastifyReply, lines: CarriedAnswer['lines']) => {
  for (const name of new Set(lines.map(([given]) => given.toLowerCase()))) {
    const values = lines.flatMap(([given, value]) => (given.toLowerCase() === name ? [value] : []))
    reply.header(name, values.length === 1 || name === 'content-type' ? values[0] : values)
  }
}

const cookieLines = ({ lines }: CarriedAnswer) => lines.filter(([name]) => name.toLowerCase() === 'set-cookie')

const alteredBy = ({ ending: { acting, because } }: CallResult): string =>
  acting ? `${acting.scenario}/${acting.rule.id}` : because

/** Sets the headers of what goes out, and returns its body before any fault. */
const bodyFor = (
  { request, reply }: Visit,
  result: CallResult,
  answer: CarriedAnswer | undefined,
  decision: string,
) => {
  const { ending, draft } = result
  const rendered = renderReply(result.reply)
  const isChanged = result.reply !== answer?.reply
  const isOfBackend = answer !== undefined && result.reply.kind === 'carried'
  const isAsSent = !isChanged && ending.fault === undefined
  if (isOfBackend) setLines(reply, isAsSent ? answer.lines : withoutBytes(answer.lines))
  else {
    setReplyHeaders(reply, {}, { requestId: requestIdOf(request), decision, now: draft.now })
    // An answer that fails takes its cookies along.
    if (answer && rendered.status === 200) setLines(reply, cookieLines(answer))
  }
  reply.header('x-sim-decision', decision)
  if (isChanged || ending.fault) reply.header(alteredHeader, alteredBy(result))
  const scripted = ending.acting ? scriptReply(reply, ending, rendered) : rendered.body
  return isAsSent && answer ? answer.sent : scripted
}

/** Hiding people takes longer than all the rest of a call, and nobody waits for it. */
const hideLater = ({ request: { recordedCall }, reply, carrier }: Visit) => {
  if (!recordedCall || carrier.keepsPersonal === true) return
  const { body, query, ownAnswer } = recordedCall
  Object.assign(recordedCall, { body: '', query: undefined, ownAnswer: undefined })
  afterSending(reply, () => {
    Object.assign(recordedCall, { body: withoutPeople(body), query: redact(query, people) })
    if (ownAnswer) recordedCall.ownAnswer = { ...ownAnswer, body: redact(ownAnswer.body, people) }
  })
}

const carry = async ({ simulator, repeats }: Carrying, visit: Visit, binding: Binding) => {
  const { request, reply, carrier, backend } = visit
  const { raw, headers, cookies } = request
  request.arrivedAt = performance.now()
  const context = contextOf(simulator, visit, binding)
  request.callContext = context
  const bytes = await readRequest(request)
  // Only rules and the journal read the text: the backend gets the bytes.
  const text = decoded(bytes, headers['content-encoding'])?.toString() ?? ''
  request.bodyText = text
  if (repeats.take(request)) return resetConnection(request, reply)
  const seam = seamOf(visit)
  let answer: CarriedAnswer | undefined
  const send = async ({ reads }: { readonly reads: boolean }): Promise<Reply> => {
    try {
      const asked = {
        method: request.method,
        path: request.originalUrl,
        rawHeaders: acceptedBy(raw.rawHeaders),
        body: bytes,
      }
      answer = await readAnswer(await askMoved({ backend, seam, origin: originOf(request) }, asked), seam, reads)
      return answer.reply
    } catch (error) {
      return noAnswer(backend, error as NodeJS.ErrnoException)
    }
  }
  const given = { context, body: text === '' ? undefined : jsonIn(text), query: request.query, headers, cookies }
  const result = await carryCall({ access: simulator, carrier, send }, binding.key, given)
  const rendered = renderReply(result.reply)
  const decision = recordCall(simulator, binding.key, request, result, rendered)
  hideLater(visit)
  const body = bodyFor(visit, result, answer, decision)
  const { reply: said } = result
  if (said.kind === 'carried') request.keptBody = () => keptText(said.bytes?.toString() ?? '', carrier)
  settleWhenSent(simulator, context.worldId, result, reply)
  if (rendered.status === 0 && !result.ending.fault?.hang) repeats.expect(request)
  const sent = await injectFault(simulator, request, reply, result, { status: rendered.status, body })
  if (reply.sent) return
  await reply.status(sent.status).send(sent.body)
}

/** Sends on what is no call of the contract, as it comes. */
const pass = (simulator: SimulatorContext, { request, reply, backend, ...visit }: Visit) => {
  reply.hijack()
  request.raw.url = request.originalUrl
  const seam = seamOf({ request, reply, backend, ...visit })
  const send = () =>
    forward({ backend, keepsHost: false, name: 'soe', observe: () => undefined, seam }, request.raw, reply.raw)
  const seen = isOfCarrier(request.originalUrl) ? seeNowhere(simulator, visit.world, request) : undefined
  // What the world cannot hold goes on all the same.
  if (seen) void seen.catch(() => undefined).then(send)
  else send()
}

/** Whether a request is to the simulator itself or to the shop, whatever the carrier of the world is. */
const isOwn = (request: FastifyRequest, hasShop: boolean): boolean => {
  const { originalUrl: url } = request
  return url.startsWith('/__sim') || (hasShop && !isOfCarrier(url) && !/^\/signin\b/.test(url) && !isNowhere(request))
}

/** The pictures of products go with the products. */
const isPictureHere = ({ simulate = [] }: CarrierAddress, url: string): boolean =>
  simulate.includes('catalogue') && url.startsWith(picturePrefix)

export const carryCalls = (app: FastifyInstance, carrying: Carrying) => {
  const { simulator, table, hasShop } = carrying
  app.decorateRequest('keptBody', undefined)
  app.decorateRequest('simulatedOwners', undefined)
  const take = (request: FastifyRequest, reply: FastifyReply, world: World | undefined): MaybePromise<void | false> => {
    const carrier = world?.header.carrier
    const backend = world && simulator.carriers.backendOf(world)
    if (!carrier || !backend) return false
    const client = clientOf(request, reply, simulator.ids.secret)
    const visit = { request, reply, world, carrier, backend, client }
    const binding = table.find(request.method, request.originalUrl)
    if (!binding) return isPictureHere(carrier, request.originalUrl) ? false : pass(simulator, visit)
    if (!isSimulated(carrier.simulate, binding.key)) return carry(carrying, visit, binding)
    return simulateBeside(simulator, request, { world, client, audience: audienceOf(request, binding) }).then(
      () => false,
    )
  }
  app.addHook('onRequest', (request, reply, done) => {
    if (isOwn(request, hasShop) && !table.find(request.method, request.originalUrl)) return done()
    try {
      const taken = thenMaybe(worldOf(simulator, request), (world) => take(request, reply, world))
      if (taken instanceof Promise) taken.then((was) => was === false && done(), done)
      else if (taken === false) done()
    } catch (error) {
      done(error as Error)
    }
  })
}
