import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { openContract } from './contract'
import { createBackend, operations } from './create-backend'

const published = fileURLToPath(new URL('../../../../dist/contract/openapi.json', import.meta.url))

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4020' }, contract: { type: 'string', default: published } },
})

const backend = createBackend({ contract: openContract(values.contract) })
serve({ fetch: backend.fetch, port: Number(values.port), hostname: 'localhost' }, ({ port }) => {
  console.log(`${Object.keys(operations).length} operations at http://localhost:${port}`)
})
