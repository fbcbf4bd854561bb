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
  close(): Promise<unknown>
}

/** The built shop's program that writes documents, in a thread of its own. */
export const openDrawnShop = (dir: string): DrawnShop => {
  const html = readFileSync(join(dir, 'index.html'), 'utf8')
  const manifest: unknown = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'))
  const worker = new Worker(join(dir, '.server/document.cjs'), { workerData: { html, manifest }, stderr: true })

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

  return { draw, close: () => worker.terminate() }
}
