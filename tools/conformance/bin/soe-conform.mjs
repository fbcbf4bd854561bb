#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const source = new URL('../src/main.ts', import.meta.url)

// The package has the bundle alone; the workspace runs what was written last.
if (existsSync(fileURLToPath(source))) {
  const { register } = await import('tsx/esm/api')
  register()
  const { main } = await import('../src/main.ts')
  const { processIo } = await import('../src/process-io.ts')
  process.exitCode = await main(process.argv.slice(2), processIo())
} else await import(new URL('../dist/soe-conform.mjs', import.meta.url).href)
