import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FaultWorkspace, ownRoot } from './fault-workspace'

/** Where the code is that acts inside test runs and servers. */
export const hooks = join(ownRoot, 'tools/faults/src/hooks')

/** In the copy `@playwright/test` is the same, with the fault of each test switched on. */
export const linkBrowserHook = ({ copy }: FaultWorkspace) => {
  const folder = join(copy, 'node_modules/@playwright/test')
  mkdirSync(folder, { recursive: true })
  const manifest = { name: '@playwright/test', type: 'module', exports: { '.': './index.mjs', './cli': './cli.cjs' } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  const real = join(ownRoot, 'node_modules/@playwright/test/index.mjs')
  writeFileSync(join(folder, 'cli.cjs'), `require('${join(ownRoot, 'node_modules/@playwright/test/cli.js')}')\n`)
  const hook = join(hooks, 'playwright-test.mjs')
  writeFileSync(join(folder, 'index.mjs'), `export * from '${real}'\nexport { test, test as default } from '${hook}'\n`)
}
