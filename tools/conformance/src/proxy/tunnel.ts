import type { IncomingMessage } from 'node:http'
import { connect as connectTcp } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { pipeline, type Duplex } from 'node:stream'

const headOf = ({ method, url, httpVersion, rawHeaders }: IncomingMessage): string => {
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1] ?? ''}`] : [],
  )
  return [`${method} ${url} HTTP/${httpVersion}`, ...lines, '', ''].join('\r\n')
}

/** Passes on a connection that becomes another protocol, such as a WebSocket. */
export const tunnel = (target: URL, incoming: IncomingMessage, client: Duplex, head: Buffer) => {
  const isTls = target.protocol === 'https:'
  const host = target.hostname.replace(/^\[|\]$/g, '')
  const port = Number(target.port || (isTls ? 443 : 80))
  const backend = isTls ? connectTls({ host, port, servername: host }) : connectTcp({ host, port })
  backend.write(headOf(incoming))
  backend.write(head)
  // Either side may end it; the other one then ends too.
  pipeline(client, backend, () => client.destroy())
  pipeline(backend, client, () => backend.destroy())
}
