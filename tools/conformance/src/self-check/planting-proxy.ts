import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OperationKey } from '@soe/contracts'
import { findPath } from '../contract/judged-operations'
import type { Exchange, ReceivedResponse } from '../target/exchange'
import type { Target } from '../target/http-target'

export interface PlantingProxy {
  readonly url: string
  close(): void
}

type Edit = (exchange: Exchange) => ReceivedResponse

const bodyOf = async (incoming: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** Headers about the connection, and about bytes that are written anew. */
const own = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'host'])

const kept = (headers: NodeJS.Dict<string | string[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || own.has(name) ? [] : [[name, [value].flat().join(', ')]],
    ),
  )

/** Stands before the target and puts faults into what it answers. */
export const startPlantingProxy = async (
  target: Target,
  edits: ReadonlyMap<OperationKey, Edit>,
): Promise<PlantingProxy> => {
  const answer = async (incoming: IncomingMessage): Promise<ReceivedResponse> => {
    const { method = 'GET', url = '/' } = incoming
    const body = await bodyOf(incoming)
    const request = { method, path: url, headers: kept(incoming.headers), ...(body !== '' && { body }) }
    const response = await target.send(request)
    const key = findPath(method, url.split('?')[0] ?? url)?.key
    return (key && edits.get(key)?.({ request, response })) ?? response
  }
  const server = createServer((incoming, outgoing) => {
    answer(incoming).then(
      ({ status, headers, setCookies, body }) => {
        if (status === 0) return void outgoing.destroy()
        outgoing.writeHead(status, {
          ...kept(headers),
          ...(setCookies.length > 0 && { 'set-cookie': [...setCookies] }),
        })
        outgoing.end(body)
      },
      () => outgoing.destroy(),
    )
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
