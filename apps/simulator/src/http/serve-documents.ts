import { carrierPrefixes } from '@soe/rules'
import { readWorldClock, RefusalFault } from '@soe/world'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noteEvent } from '../pipeline/note-event'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { compressJson } from './compress-json'
import { documentCalls, type DocumentCalls } from './document-calls'
import { createDocumentKeeper, type Visit } from './document-keeper'
import { sendDocument } from './fresh-document'
import { findWorldIfAny, isAhead } from './identify'
import type { PathTable } from './path-table'
import { shapeNetwork } from './shape-network'
import { refreshCookies } from './refresh-cookies'
import { refuse } from './refuse-unknown'
import { refusal } from './render-reply'
import { isOwnPage } from './request-site'
import type { DocumentAnswer } from '@soe/contracts/document'
import type { DocumentRequest } from './document-writer'
import { documentWriter } from './shop-document'
import { createTurns } from './take-turns'
import { utf8Body } from './utf8-body'

/** Prefixes of the carrier and of the control API, which never get the shop's document. */
const reserved = [...carrierPrefixes, '/__sim']

/** What search engines ask for beside pages. */
const wellKnown: ReadonlySet<string> = new Set(['/robots.txt', '/sitemap.xml'])

const isPage = (path: string) =>
  !reserved.some((prefix) => path.startsWith(prefix)) && !/\.(?!html$)[^./]+$/i.test(path)

const hasDocument = (path: string) => isPage(path) || wellKnown.has(path)

const pathOf = (url: string) => url.split('?', 1)[0] ?? '/'

const formType = 'application/x-www-form-urlencoded'

/** A body that is not a form. */
const otherType = Symbol('other type')

/** The largest form that a page may send, in bytes. */
const formLimit = 8 * 1024

/** Milliseconds after the start at which the code of documents is loaded, if no page was asked for before. */
const loadDelay = 500

const isFramed = ({ headers }: FastifyRequest) =>
  headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'same-origin'

/** HTML holds no NUL: where an address has one, its page says what browsers put in its place. */
const writable = (url: string): string => url.replaceAll('%00', '%EF%BF%BD')

/** Whether a request leads to nothing: neither a route nor a document of the shop. */
export const isNowhere = ({ is404, routeOptions, originalUrl }: FastifyRequest): boolean =>
  is404 || (routeOptions.url === '/*' && !hasDocument(pathOf(originalUrl)))

const leadTo = (reply: FastifyReply, path: string) => reply.header('cache-control', 'no-store').redirect(path, 303)

/** Documents that are written at a time: two, so that one is drawn while another's reads are made. */
const running = 2

/** Documents that wait: what one core draws in about a second. */
const waiting = 64

/** Milliseconds that a request may take to get here. */
const clockTolerance = 2000

/** Milliseconds after which a page is not waited for, however long its line is. */
const patience = 15_000

/** Aborted when the browser hangs up, or has waited for too long. */
const patienceSignal = ({ raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  const late = setTimeout(() => controller.abort(), patience).unref()
  raw.once('close', () => {
    clearTimeout(late)
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}

const whyDataOnly = (dataOnly: string, calls: DocumentCalls): string => {
  const left = calls.left()
  if (!left) return dataOnly
  return left.reason === 'rule-armed'
    ? `a rule is armed for ${left.operation}`
    : `a failure waits for ${left.operation}`
}

const describe = (
  path: string,
  { status, dataOnly }: DocumentAnswer,
  calls: DocumentCalls,
): { sentence: string; why?: string } => {
  if (status === 503) {
    const why = 'too many pages wait'
    return { sentence: `The server did not send ${path}: ${why}.`, why }
  }
  if (!dataOnly) return { sentence: `The server drew ${path}.` }
  const why = whyDataOnly(dataOnly, calls)
  return { sentence: `The server sent the data of ${path} only, and the browser draws it: ${why}.`, why }
}

export interface DocumentServer {
  app: FastifyInstance
  simulator: SimulatorContext
  table: PathTable
  dir: string
}

/** Writes a document for every page of the shop, and does what a page's form asks for. */
export const serveDocuments = ({ app, simulator, table, dir }: DocumentServer) => {
  const writer = documentWriter(dir)
  const takeTurn = createTurns({ running, waiting })
  const onSend = [compressJson, shapeNetwork(simulator)]
  const keeper = createDocumentKeeper({ app, simulator, table })
  let loading: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    loading = setTimeout(() => void writer.open().catch(() => undefined), loadDelay).unref()
  })
  app.addHook('onClose', () => {
    clearTimeout(loading)
    return writer.end()
  })

  const open = async (request: FastifyRequest, reply: FastifyReply, meetsRules: boolean) => {
    const { cookies, redirect } = await refreshCookies(simulator, request, reply)
    const world = await findWorldIfAny(simulator.worlds, request, reply)
    const calls = documentCalls(request, { app, table, world, cookies, meetsRules })
    const now = world ? readWorldClock(world.header.clock, simulator.clock()) : simulator.clock()
    const asked: DocumentRequest = {
      url: `${request.protocol}://${request.host}${writable(request.url)}`,
      cookies: calls.cookies,
      userAgent: request.headers['user-agent'] ?? '',
      referrer: request.headers.referer ?? '',
      isFramed: isFramed(request),
      call: calls.call,
      now,
      isClockMoved: Math.abs(now - Date.now()) > clockTolerance,
      signal: patienceSignal(reply),
    }
    return { request, world, calls, asked, redirect }
  }

  const refuseOtherType = async (request: FastifyRequest, reply: FastifyReply) => {
    const { asked } = await open(request, reply, false)
    if (!(await (await writer.open()).takesForm(asked))) return refuse(request, reply)
    throw new RefusalFault('UNSUPPORTED_MEDIA_TYPE', 'A page takes forms.', [formType])
  }

  const draw = async ({ asked }: Visit): Promise<DocumentAnswer> => {
    const { render, busy } = await writer.open()
    return (await takeTurn(asked.signal, () => render(asked))) ?? busy(asked)
  }

  const note = async ({ request, world, calls, asked: { url, now } }: Visit, answer: DocumentAnswer) => {
    if (!world || [303, 308].includes(answer.status)) return
    const { pathname } = new URL(url)
    const { sentence, why } = describe(pathname, answer, calls)
    const prefetched = isAhead(request)
    await noteEvent(simulator, world, {
      at: now,
      kind: 'document-sent',
      sentence: prefetched ? `${sentence} The browser prefetched it.` : sentence,
      details: { path: pathname, drawn: !why, ...(why && { why }), ...(prefetched && { prefetched }) },
    })
  }

  app.get('/*', { onSend }, async (request, reply) => {
    const path = pathOf(request.url)
    if (!hasDocument(path)) return refuse(request, reply)
    const { redirect, ...visit } = await open(request, reply, false)
    if (redirect !== undefined) return leadTo(reply, redirect)
    // What a real backend would answer now, nobody knows without asking it.
    const isCarried = visit.world?.header.carrier !== undefined
    const found = isCarried ? undefined : await keeper.find(visit)
    const answer = found?.answer ?? (await draw(visit))
    if (!wellKnown.has(path)) await note(visit, answer)
    if (found) reply.header('x-document-kept', 'yes')
    return sendDocument(request, reply, answer, found ?? (isCarried ? undefined : keeper.keep(visit, answer)))
  })

  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addHook('onRequest', async (request, reply) => {
      if (!isPage(pathOf(request.url))) return refuse(request, reply)
    })
    forms.addContentTypeParser(
      formType,
      { parseAs: 'buffer', bodyLimit: formLimit },
      async (_request: unknown, bytes: Buffer) => utf8Body(bytes),
    )
    forms.addContentTypeParser('*', (_request, payload, done) => {
      payload
        .once('end', () => done(null, otherType))
        .once('error', done)
        .resume()
    })
    forms.post<{ Body: string | typeof otherType }>('/*', { onSend }, async (request, reply) => {
      if (request.body === otherType) return refuseOtherType(request, reply)
      if (!isOwnPage(request)) {
        return reply.status(403).send(refusal('FOREIGN_FORM', 'A form of this shop is sent by one of its own pages.'))
      }
      const { redirect, ...visit } = await open(request, reply, true)
      if (redirect !== undefined) return leadTo(reply, redirect)
      const answer = await (await writer.open()).submit({ ...visit.asked, form: request.body ?? '' })
      if (!answer) return refuse(request, reply)
      await note(visit, answer)
      for (const cookie of visit.calls.setCookies()) reply.header('set-cookie', cookie)
      return reply.status(answer.status).headers(answer.headers).send(answer.body)
    })
  })
}
