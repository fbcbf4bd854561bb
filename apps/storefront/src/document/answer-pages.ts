import { parentPort, workerData, type MessagePort } from 'node:worker_threads'
import type { DocumentTask, DocumentWriter as WriterOf, ServerMessage } from '@soe/contracts/document'
import type { BuiltShop } from './create-document'
import type { DocumentRequest, SubmitRequest } from './document-request'

export type DocumentWriter = WriterOf<DocumentRequest>
export type AskedDocument = DocumentTask<MessagePort>

/** The request as pages know it. */
const requestOf = ({ asked: { hasLeft, ...asked }, port }: AskedDocument): SubmitRequest => {
  const left = new AbortController()
  if (hasLeft) left.abort()
  const waiting = new Map<number, { resolve: (answer: Response) => void; reject: (error: Error) => void }>()
  let { cookies } = asked
  let calls = 0
  port.on('message', (heard: ServerMessage) => {
    if ('left' in heard) return left.abort()
    const { status, text, type } = heard
    cookies = heard.cookies
    const call = waiting.get(heard.call)
    waiting.delete(heard.call)
    if (status === undefined) return call?.reject(new TypeError('this call has no answer'))
    call?.resolve(new Response(text, { status, headers: { 'content-type': type ?? '' } }))
  })
  return {
    ...asked,
    cookies: () => cookies,
    signal: left.signal,
    fetch: (input, { method, headers, body } = {}) =>
      new Promise((resolve, reject) => {
        calls += 1
        waiting.set(calls, { resolve, reject })
        const url = input instanceof Request ? input.url : input.toString()
        port.postMessage({ call: calls, url, init: { method, headers, body } })
      }),
  }
}

/** Writes a document, and says over its port what came of it. */
export const answerPage = async (writer: DocumentWriter, document: AskedDocument): Promise<void> => {
  const { task, port } = document
  try {
    port.postMessage({ answer: await writer[task](requestOf(document)) })
  } catch (error) {
    port.postMessage({ error })
  }
}

/** Answers what the server asks for, in the thread that it has started with the built shop. */
export const answerPages = (createDocument: (shop: BuiltShop) => DocumentWriter): void => {
  const writer = createDocument(workerData as BuiltShop)
  parentPort?.on('message', (document: AskedDocument) => void answerPage(writer, document))
}
