import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MessageChannel, Worker } from 'node:worker_threads'
import type { DocumentAnswer, DocumentTask, FetchedCall, ThreadMessage } from '@soe/contracts/document'
import type { MessagePort } from 'node:worker_threads'

export interface Answered {
  readonly status: number
  readonly text: string
  readonly type: string | null
}

/** How the carrier answers a call of a page. */
export type Answer = (call: FetchedCall) => Promise<Answered>

/** Thursday noon, 26 November 2026, UTC. */
export const drawnAt = 1_795_694_400_000

const origin = 'https://shop.example'

/** Who looks at a page: their cookies, and how the carrier answers them. */
export interface Visitor {
  readonly cookies: string
  readonly answer: Answer
}

/** A visitor in a world, by the address that enters it. */
export const enterShop = async (enterUrl: string): Promise<Visitor> => {
  const entered = await fetch(enterUrl, { redirect: 'manual' })
  const cookies = entered.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
  const answer: Answer = async ({ url, init: { method = 'GET', headers, body } }) => {
    const sent = { method, headers: { ...headers, cookie: cookies }, ...(typeof body === 'string' && { body }) }
    const reply = await fetch(new URL(url.replace(origin, ''), enterUrl), sent)
    return { status: reply.status, text: await reply.text(), type: reply.headers.get('content-type') }
  }
  return { cookies, answer }
}

/** What a shopper can tell apart of a document: everything but the answers that it brings along for the browser. */
const shownOf = ({ status, headers, body }: DocumentAnswer): string =>
  [
    status,
    headers['location'],
    headers['x-document'],
    body.replaceAll(/<script type="application\/json".*?<\/script>/gs, ''),
  ].join('\n')

export interface DrawnShop {
  /** Draws a page from these answers, and returns all that is shown. */
  draw(path: string, visitor: Visitor): Promise<string>
  /** How often pages have asked for watched fields so far. */
  timesAsked(): number
  close(): Promise<unknown>
}

const mark = 'watched field'

/** A value that counts how often a page asks for it; copies of the object around it lack it. */
export const watched = (value: unknown) => ({ [mark]: value })

/** Runs the program with fields that count, where an answer has marked ones. */
const watching = `
const { workerData } = require('node:worker_threads')
const asked = new Int32Array(workerData.asked)
const parse = JSON.parse
const plant = (value) => {
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    if (part === null || typeof part !== 'object' || !('${mark}' in part)) plant(part)
    else
      Object.defineProperty(value, name, {
        enumerable: false,
        get: () => {
          asked[0] += 1
          return part['${mark}']
        },
      })
  }
}
JSON.parse = (text, ...more) => {
  const value = parse(text, ...more)
  if (String(text).includes('${mark}')) plant(value)
  return value
}
require(workerData.program)`

/** The built shop's program that writes documents, in a thread of its own. */
export const openDrawnShop = (dir: string): DrawnShop => {
  const html = readFileSync(join(dir, 'index.html'), 'utf8')
  const manifest: unknown = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'))
  const asked = new SharedArrayBuffer(4)
  const workerData = { html, manifest, asked, program: join(dir, '.server/document.cjs') }
  const worker = new Worker(watching, { eval: true, workerData, stderr: true })

  const draw = (path: string, { cookies, answer }: Visitor) =>
    new Promise<string>((resolve, reject) => {
      const { port1: own, port2: port } = new MessageChannel()
      const make = async ({ call, ...asked }: FetchedCall & { readonly call: number }) => {
        const answered = await answer(asked).catch(() => ({}))
        own.postMessage({ call, cookies, ...answered })
      }
      own.on('message', (said: ThreadMessage<DocumentAnswer>) => {
        if ('call' in said) return void make(said)
        own.close()
        if ('error' in said) reject(said.error as Error)
        else resolve(shownOf(said.answer))
      })
      const page = { url: `${origin}${path}`, userAgent: '', now: drawnAt, isClockMoved: true }
      const asked = { ...page, form: '', cookies, hasLeft: false }
      worker.postMessage({ task: 'render', asked, port } satisfies DocumentTask<MessagePort>, [port])
    })

  return { draw, timesAsked: () => new Int32Array(asked)[0] ?? 0, close: () => worker.terminate() }
}
