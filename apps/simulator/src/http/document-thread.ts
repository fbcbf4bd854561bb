import { MessageChannel, Worker } from 'node:worker_threads'
import type { FetchedCall, ServerMessage, ThreadMessage } from '@soe/contracts/document'
import type { DocumentRequest, DocumentWriter, OpenWriter } from './document-writer'

/**
 * Writes documents in a thread of their own, where drawing holds up no call. Their calls are made here: each document has a
 * port, over which it asks for them. A thread that has failed is started again.
 */
export const documentThread = (program: string, shop: { html: string; manifest: unknown }): OpenWriter => {
  const waiting = new Set<(error: unknown) => void>()

  const start = () => {
    const started = new Worker(program, { workerData: shop })
    started.unref()
    let cause: unknown
    started.once('error', (error) => (cause = error))
    started.once('exit', () => {
      worker = undefined
      for (const fail of waiting) fail(new Error('the thread that writes documents has ended', { cause }))
    })
    return started
  }
  let worker: Worker | undefined = start()

  const ask =
    (task: keyof DocumentWriter) =>
    <Answer>({ signal, call: makeCall, cookies, ...shown }: DocumentRequest): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const { port1: own, port2: port } = new MessageChannel()
        const leave = () => own.postMessage({ left: true })
        const make = async ({ call, url, init }: FetchedCall & { readonly call: number }) => {
          try {
            const answer = await makeCall({ url, init })
            own.postMessage({ ...answer, call, cookies: cookies() } satisfies ServerMessage)
          } catch {
            own.postMessage({ call, cookies: cookies() })
          }
        }
        const end = () => {
          waiting.delete(fail)
          signal.removeEventListener('abort', leave)
          own.close()
        }
        const fail = (error: unknown) => {
          end()
          reject(error)
        }
        own.on('message', (said: ThreadMessage<Answer>) => {
          if ('call' in said) return void make(said)
          if ('error' in said) return fail(said.error)
          end()
          resolve(said.answer)
        })
        waiting.add(fail)
        signal.addEventListener('abort', leave)
        worker ??= start()
        worker.postMessage({ task, asked: { ...shown, cookies: cookies(), hasLeft: signal.aborted }, port }, [port])
      })

  return {
    writer: { render: ask('render'), busy: ask('busy'), takesForm: ask('takesForm'), submit: ask('submit') },
    end: async () => {
      await worker?.terminate()
    },
  }
}
