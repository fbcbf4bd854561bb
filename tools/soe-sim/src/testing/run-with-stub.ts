import { fileURLToPath } from 'node:url'
import { main } from '../main'
import { processIo } from '../process-io'

/** The program with a stub where the simulator would be started. */
const stub = fileURLToPath(new URL('start-stub.mjs', import.meta.url))
process.exitCode = await main(process.argv.slice(2), processIo({ startProgram: stub, version: '0.0.0' }))
