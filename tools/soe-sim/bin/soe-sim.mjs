#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'

register()
const { main } = await import('../src/main.ts')
const { processIo } = await import('../src/process-io.ts')

const startProgram = fileURLToPath(new URL('../../workspace/src/start.mjs', import.meta.url))
process.exitCode = await main(process.argv.slice(2), processIo(startProgram))
