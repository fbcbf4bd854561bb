import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve, type ServerType } from '@hono/node-server'
import { openContract } from '../backend/contract'
import { createBackend } from '../backend/create-backend'
import type { Handler } from '../backend/handler'
import { root } from './workspace'

const contract = openContract(join(root, 'dist/contract/openapi.json'))

/** Runs something with the example's backend on a free port. */
export const withBackend = async <Result>(
  replaced: Readonly<Record<string, Handler>>,
  run: (url: string) => Promise<Result>,
): Promise<Result> => {
  const { fetch } = createBackend({ contract, replaced })
  const server = await new Promise<ServerType>((resolve) => {
    const started: ServerType = serve({ fetch, port: 0, hostname: 'localhost' }, () => resolve(started))
  })
  try {
    return await run(`http://localhost:${(server.address() as AddressInfo).port}`)
  } finally {
    server.close()
  }
}
