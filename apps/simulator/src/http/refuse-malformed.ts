import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { refusal } from './render-reply'

/** Milliseconds in which a client reads the answer before the connection ends. */
const readingTime = 1000

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

interface Malformed {
  readonly status: number
  readonly message: string
  readonly allowed?: readonly string[]
}

/** What Node's parser complains of, by its code. */
const refusals: Readonly<Record<string, Malformed>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request did not arrive in time.' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers are larger than 16 kB.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, message: 'The extensions of a chunk are larger than 16 kB.' },
  HPE_INVALID_METHOD: { status: 501, message: 'The method is not known here.', allowed: methods },
}

const refusalOf = ({ code = '', message }: NodeJS.ErrnoException): Malformed =>
  refusals[code] ?? { status: 400, message: `This is not HTTP/1.1: ${message.replace(/^Parse Error: /, '')}.` }

const textOf = ({ status, message, allowed }: Malformed): string => {
  const body = JSON.stringify(refusal('INVALID_REQUEST', message, allowed))
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    'x-content-type-options: nosniff',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n')
}

type HttpSocket = Socket & { readonly _httpMessage?: ServerResponse | null }

/** Answers bytes that are not HTTP as every other refusal; only a client that has left, or gets an answer now, gets none. */
export const refuseMalformed = (error: NodeJS.ErrnoException, socket: HttpSocket) => {
  if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) return void socket.destroy()
  socket.end(textOf(refusalOf(error)))
  socket.resume()
  setTimeout(() => socket.destroy(), readingTime).unref()
}
