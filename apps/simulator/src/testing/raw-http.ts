import { connect } from 'node:net'

/** The first answer on a connection that is not an interim one; a status of 0 where the connection ended before it. */
export interface RawAnswer {
  readonly status: number
  readonly head: string
  /** JSON where it is such, else the text. */
  readonly body: unknown
}

const headEnd = '\r\n\r\n'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Undefined until the answer is complete, by its Content-Length. */
const answerIn = (bytes: Buffer): RawAnswer | undefined => {
  const end = bytes.indexOf(headEnd)
  if (end < 0) return undefined
  const head = bytes.subarray(0, end).toString()
  const status = Number(head.slice(9, 12))
  const rest = bytes.subarray(end + headEnd.length)
  if (status < 200) return answerIn(rest)
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
  return rest.length < length ? undefined : { status, head, body: parsed(rest.subarray(0, length).toString()) }
}

const none: RawAnswer = { status: 0, head: '', body: undefined }

/** Sends bytes as they are on a connection of their own. */
export const sendRaw = (port: number, bytes: string | Buffer): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let received = Buffer.alloc(0)
    const end = (answer: RawAnswer) => {
      resolve(answer)
      socket.destroy()
    }
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece])
      const answer = answerIn(received)
      if (answer) end(answer)
    })
    socket.on('error', () => end(none))
    socket.on('close', () => end(answerIn(received) ?? none))
  })
