import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads'
import type { DocumentAnswer, DocumentTask, FetchedCall, ServerMessage, ThreadMessage } from '@soe/contracts/document'

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

/** A browser that pages are drawn for: its cookies, and how the carrier answers it. */
export interface Visitor {
  readonly cookies: string
  readonly answer: Answer
}

/** A visitor of the world that the address enters. */
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

/** What a browser shows of a document: all but the answers that it embeds for hydration. */
const shownOf = ({ status, headers, body }: DocumentAnswer): string =>
  [
    status,
    headers['location'],
    headers['x-document'],
    body.replaceAll(/<script type="application\/json".*?<\/script>/gs, ''),
  ].join('\n')

export interface DrawnShop {
  /** Draws a page from the visitor's answers, and returns what it shows. */
  draw(path: string, visitor: Visitor): Promise<string>
  /** How often pages have asked for watched fields so far. */
  timesAsked(): number
  close(): Promise<unknown>
}

const mark = 'watched field'

/** A value that counts its reads. It is not enumerable, so that a copy of its object lacks it. */
export const watched = (value: unknown) => ({ [mark]: value })

/** Runs the program with a JSON.parse that turns marked values into getters that count. */
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

/** Starts the built shop's program that writes documents, in its own thread. */
export const openDrawnShop = (dir: string): DrawnShop => {
  const html = readFileSync(join(dir, 'index.html'), 'utf8')
  const manifest: unknown = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'))
  const asked = new SharedArrayBuffer(4)
  const workerData = { html, manifest, asked, program: join(dir, '.server/document.cjs') }
  const worker = new Worker(watching, { eval: true, workerData, stderr: true })

  const draw = (path: string, { cookies, answer }: Visitor) =>
    new Promise<string>((resolve, reject) => {
      const { port1: own, port2: port } = new MessageChannel()
      const make = async ({ call, ...fetched }: FetchedCall & { readonly call: number }) => {
        const answered = await answer(fetched).catch(() => ({}))
        own.postMessage({ call, cookies, ...answered } satisfies ServerMessage)
      }
      own.on('message', (said: ThreadMessage<DocumentAnswer>) => {
        if ('call' in said) return void make(said)
        own.close()
        if ('error' in said) reject(said.error as Error)
        else resolve(shownOf(said.answer))
      })
      const page = { url: `${origin}${path}`, userAgent: '', now: drawnAt, isClockMoved: true }
      const task = { task: 'render', asked: { ...page, form: '', cookies, hasLeft: false }, port } as const
      worker.postMessage(task satisfies DocumentTask<MessagePort>, [port])
    })

  return { draw, timesAsked: () => new Int32Array(asked)[0] ?? 0, close: () => worker.terminate() }
}
