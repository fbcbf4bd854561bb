import type { JournalEvent } from '@soe/contracts'
import type { FetchLike } from './fetch-like'
import { readAnswer } from './send-request'
import { SimulatorRefusal } from './simulator-refusal'

const fieldsOf = (block: string) =>
  Object.fromEntries(
    block.split('\n').flatMap((line) => {
      const at = line.indexOf(': ')
      return at > 0 ? [[line.slice(0, at), line.slice(at + 2)]] : []
    }),
  )

/** Undefined for a comment, which only keeps the stream alive. */
const eventOf = (block: string): JournalEvent | undefined => {
  const { id = '', event, data } = fieldsOf(block)
  if (data === undefined) return undefined
  const payload: unknown = JSON.parse(data)
  if (event === 'call') return { type: 'call', id, call: payload } as JournalEvent
  if (event === 'world') return { type: 'world', id, event: payload } as JournalEvent
  return event === 'truncated' ? ({ type: 'truncated', id, truncated: payload } as JournalEvent) : undefined
}

const bodyOf = async (reply: Response, baseUrl: string): Promise<ReadableStream<Uint8Array>> => {
  const isStream = reply.headers.get('content-type')?.includes('text/event-stream') === true
  if (reply.status === 200 && isStream && reply.body) return reply.body
  throw new SimulatorRefusal(reply.status, await readAnswer(reply, baseUrl), baseUrl)
}

async function* blocksOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n')
      text = blocks.pop() ?? ''
      yield* blocks
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

interface EventsOptions {
  readonly baseUrl: string
  readonly fetch: FetchLike
  readonly headers: Record<string, string>
  readonly onOpen?: () => void
  readonly signal?: AbortSignal
}

/** The events of a stream, one by one; leaving the loop, or the signal, ends the connection. */
export async function* readEvents(
  url: string,
  { baseUrl, fetch, headers, onOpen, signal }: EventsOptions,
): AsyncGenerator<JournalEvent, void, void> {
  try {
    const reply = await fetch(url, { headers, ...(signal && { signal }) })
    const body = await bodyOf(reply, baseUrl)
    onOpen?.()
    for await (const block of blocksOf(body)) {
      const event = eventOf(block)
      if (event) yield event
    }
  } catch (error) {
    if (!signal?.aborted) throw error
  }
}
