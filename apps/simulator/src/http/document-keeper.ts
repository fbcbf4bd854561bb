import type { World } from '@soe/world'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sessionCookie } from '../pipeline/call-input'
import type { SimulatorContext } from '../pipeline/simulator-context'
import type { DocumentCalls } from './document-calls'
import { tagOf } from './fresh-document'
import { worldCookie } from './identify'
import { createKeptDocuments, type KeptDocument } from './kept-documents'
import type { PathTable } from './path-table'
import { readOf, repeatReads, type KeptRead } from './repeat-reads'
import type { DocumentAnswer } from '@soe/contracts/document'
import type { DocumentRequest } from './document-writer'
import { xsrfCookies } from './xsrf'

export interface Visit {
  readonly request: FastifyRequest
  readonly world: World | undefined
  readonly calls: DocumentCalls
  readonly asked: DocumentRequest
}

export interface DocumentKeeper {
  /** Makes the reads of a kept document again; undefined where it is not what would be drawn now. */
  find(visit: Visit): Promise<KeptDocument | undefined>
  /** Keeps what was drawn; undefined where it is the shopper's alone or of this instant. */
  keep(visit: Visit, answer: DocumentAnswer): KeptDocument | undefined
}

/** Bytes that all kept documents may take. */
const maxBytes = 32 * 1024 * 1024

/** Cookies that no document shows: they count as there or not. */
const unshown = new Set<string>([sessionCookie, worldCookie, 'cartId', 'uuid', ...xsrfCookies])

const pairsOf = (cookies: string) =>
  cookies.split(/;\s*/).map((pair) => [pair.split('=', 1)[0] ?? '', pair.slice(pair.indexOf('=') + 1)] as const)

const shownCookies = (cookies: string) =>
  pairsOf(cookies).map(([name, value]) => (unshown.has(name) ? [name, value !== ''] : [name, value]))

/** What the document shows of the request. A clock that runs on its own time never shows the same one again. */
const keyOf = ({ world, asked }: Visit): string | undefined => {
  if (!world || (asked.isClockMoved && world.header.clock.frozenAt === undefined)) return undefined
  const { url, userAgent, referrer, isFramed, isClockMoved, now } = asked
  const time = isClockMoved ? now : 'real'
  return JSON.stringify([world.header.id, time, url, userAgent, referrer, isFramed, shownCookies(asked.cookies())])
}

/** Values of this shopper's that no other may get. */
const secretsOf = ({ asked }: Visit): readonly string[] =>
  pairsOf(asked.cookies()).flatMap(([name, value]) => (unshown.has(name) && name !== worldCookie && value ? value : []))

/** Drawn whole, and not from a time that no other request shows. */
const mayBeKept = ({ asked }: Visit, { status, dataOnly, isOfItsTime = false }: DocumentAnswer): boolean =>
  status === 200 && dataOnly === undefined && (asked.isClockMoved || !isOfItsTime)

/** The reads of a document that others may get too; undefined where it is none. */
const sharedReads = (visit: Visit, { body }: DocumentAnswer, table: PathTable): readonly KeptRead[] | undefined => {
  const { calls } = visit
  if (calls.left() || calls.setCookies().length > 0) return undefined
  const reads: KeptRead[] = []
  for (const call of calls.made()) {
    const read = call && readOf(call, table)
    if (!read) return undefined
    reads.push(read)
  }
  const texts = [body, ...reads.flatMap(({ url, payload = '' }) => [url, payload])]
  return secretsOf(visit).some((secret) => texts.some((text) => text.includes(secret))) ? undefined : reads
}

/** A browser that reloads without its cache gets a page drawn anew. */
const asksAnew = ({ headers }: FastifyRequest) => headers['cache-control']?.includes('no-cache') === true

export interface KeeperOptions {
  readonly app: FastifyInstance
  readonly simulator: SimulatorContext
  readonly table: PathTable
}

/**
 * A drawn document depends on what its request shows and on the answers of its reads. So its reads are made again, each a
 * call like any other; only the drawing is spared where all of them are answered as before.
 */
export const createDocumentKeeper = ({ app, simulator, table }: KeeperOptions): DocumentKeeper => {
  const kept = createKeptDocuments(maxBytes)
  return {
    find: async (visit) => {
      const { request, world, calls, asked } = visit
      const key = keyOf(visit)
      const found = key === undefined || asksAnew(request) ? undefined : kept.find(key)
      if (!found || !world) return undefined
      const cookies = app.parseCookie(asked.cookies())
      return (await repeatReads({ simulator, world, cookies, calls }, found.reads)) ? found : undefined
    },
    keep: (visit, answer) => {
      const key = keyOf(visit)
      const reads = key !== undefined && mayBeKept(visit, answer) ? sharedReads(visit, answer, table) : undefined
      if (key === undefined || !reads) return undefined
      return kept.keep(key, { answer, etag: tagOf(answer.body), reads })
    },
  }
}
