import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocumentCalls } from './document-calls'
import { documentThread } from './document-thread'

/** A page that a browser asks for, with a way to call the carrier as its shopper. */
export interface DocumentRequest {
  /** Absolute. */
  url: string
  /** The cookie header, with what `call` has set since. */
  cookies: () => string
  userAgent: string
  /** The address that led here; empty after a direct visit. */
  referrer: string
  /** A page of the same site shows it in a frame. */
  isFramed: boolean
  call: DocumentCalls['call']
  /** The world's time, in milliseconds since 1970. */
  now: number
  /** Whether that is another time than real clocks show. */
  isClockMoved: boolean
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
}

export interface DocumentAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
  /** Why the page is not drawn; undefined where it is. */
  dataOnly?: string | undefined
  /** It was written from the time of its request. */
  isOfItsTime?: boolean
}

export interface DocumentWriter {
  /** A page that is drawn shows nothing but what its request says, tokens and ids aside, and what its calls were answered. */
  render(request: DocumentRequest): Promise<DocumentAnswer>
  /** Answers that the page can't be written now. */
  busy(request: DocumentRequest): Promise<DocumentAnswer>
  /** Whether the page has a form. */
  takesForm(request: DocumentRequest): Promise<boolean>
  /** Does what a page's form asks for; undefined where the page has none. */
  submit(request: DocumentRequest & { form: string }): Promise<DocumentAnswer | undefined>
}

/** A writer that has something to start and to end. */
export interface OpenWriter {
  readonly writer: DocumentWriter
  readonly end: () => Promise<void>
}

const plainHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': "frame-ancestors 'self'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

/** Without a module of its own the shop has one document for every page. */
const plainWriter = (html: string): DocumentWriter => ({
  render: async () => ({ status: 200, headers: plainHeaders, body: html, dataOnly: 'static' }),
  busy: async () => ({ status: 503, headers: { ...plainHeaders, 'retry-after': '2' }, body: html }),
  takesForm: async () => false,
  submit: async () => undefined,
})

const load = async (dir: string): Promise<OpenWriter> => {
  const html = await readFile(join(dir, 'index.html'), 'utf8')
  /** What a built shop may bring along to write its own documents. */
  const program = join(dir, '.server/document.cjs')
  if (!existsSync(program)) return { writer: plainWriter(html), end: async () => undefined }
  const manifest: unknown = JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8'))
  return documentThread(program, { html, manifest })
}

/** The writer of the shop's documents; its code is loaded once, when it is first asked for. */
export const documentWriter = (dir: string) => {
  let loading: Promise<OpenWriter> | undefined
  return {
    open: async (): Promise<DocumentWriter> => (await (loading ??= load(dir))).writer,
    end: async () => (await loading)?.end(),
  }
}
