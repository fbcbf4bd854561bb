#!/usr/bin/env node
import { register } from 'tsx/esm/api'

register()
const { main } = await import('../src/main.ts')
const { processIo } = await import('../src/process-io.ts')
process.exitCode = await main(process.argv.slice(2), processIo())
