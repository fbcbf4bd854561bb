#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'

/** @param {string} path */
const beside = (path) => fileURLToPath(new URL(path, import.meta.url))

register()
const { main } = await import('../src/main.ts')
const { processIo } = await import('../src/process-io.ts')

const { version } = JSON.parse(readFileSync(beside('../package.json'), 'utf8'))
const own = { version, startProgram: beside('../../workspace/src/start.mjs') }
process.exitCode = await main(process.argv.slice(2), processIo(own))
