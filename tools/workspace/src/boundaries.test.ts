import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const repository = resolve(__dirname, '../../..')
const cruiser = join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
const config = join(repository, '.dependency-cruiser.cjs')

const all = ['contracts', 'rules', 'world', 'simulator-client', 'shop-platform', 'ui', 'shop-cart', 'shop-plans']

/** Folder → the packages of the workspace that its manifest declares. */
const packages: Record<string, string[]> = {
  'libs/contracts': [],
  'libs/rules': all,
  'libs/world': all,
  'libs/simulator-client': all,
  'libs/shop/platform': all,
  'libs/ui': all,
  'libs/shop/cart': all,
  'libs/shop/plans': ['contracts'],
  'libs/unlisted': all,
  'apps/simulator': [...all, 'storefront'],
  'apps/storefront': [...all, 'simulator'],
  'tools/conformance': all,
}

const nameOf = (folder: string) => `@soe/${folder.replace(/^(apps|libs|tools)\//, '').replace('/', '-')}`

/** File, its text, and the rule that it breaks. */
const wrong: [file: string, text: string, rule: string][] = [
  ['libs/rules/src/a.ts', "import { x } from '@soe/world';", 'libs-rules-imports'],
  ['libs/rules/src/b.ts', "import type { X } from '@soe/world';", 'libs-rules-imports'],
  ['libs/rules/src/c.ts', "export * from '@soe/world';", 'libs-rules-imports'],
  ['libs/rules/src/d.ts', "export type { X } from '@soe/world';", 'libs-rules-imports'],
  ['libs/rules/src/e.ts', "export const load = () => import('@soe/world');", 'libs-rules-imports'],
  ['libs/rules/src/f.ts', "import { z } from 'zod';", 'zod-only-where-it-belongs'],
  ['libs/rules/src/g.ts', "import { readFileSync } from 'node:fs';", 'pure-or-browser'],
  ['libs/rules/src/h.test.ts', "import { x } from '@soe/world';", 'libs-rules-tests-imports'],
  ['libs/rules/src/i.ts', "import { x } from './i.test';", 'tests-are-leaves'],
  ['libs/rules/src/j.ts', "import { x } from './gone';", 'resolvable'],
  ['libs/rules/src/k.ts', "import type { X } from './l';", 'no-cycle'],
  ['libs/contracts/src/b.ts', "export * from './openapi/c';", 'the-document-is-for-servers-and-tools'],
  ['libs/world/src/a.ts', "import type { X } from '@ts-rest/core';", 'ts-rest-only-where-it-belongs'],
  ['libs/world/src/b.ts', "import { x } from '../../rules/src/index';", 'libs-rules-entered-by-its-name'],
  ['libs/world/src/c.ts', "import type { X } from '../../rules/src/deep';", 'libs-rules-entered-by-its-exports'],
  ['libs/world/src/d.ts', "import { x } from '@soe/rules/src/deep';", 'resolvable'],
  [
    'libs/shop/cart/src/a.tsx',
    "import { x } from '@soe/shop-plans'; export const A = () => <p>{x}</p>;",
    'libs-shop-cart-imports',
  ],
  ['libs/shop/cart/src/b.ts', "import type { X } from '@soe/simulator-client';", 'libs-shop-cart-imports'],
  ['libs/shop/plans/src/a.ts', "import { x } from '@soe/rules';", 'libs-shop-plans-declares'],
  ['libs/ui/src/a.tsx', "import type { X } from '@soe/contracts';", 'libs-ui-imports'],
  ['libs/unlisted/src/a.ts', "import { x } from '@soe/rules';", 'libs-unlisted-has-no-row'],
  ['apps/simulator/src/a.ts', "import type { X } from '@soe/storefront';", 'apps-simulator-imports'],
  ['apps/storefront/src/a.ts', "import { x } from '@soe/world';", 'apps-storefront-imports'],
  ['tools/conformance/src/a.ts', "import type { X } from '@soe/rules';", 'tools-conformance-imports'],
]

const right: [file: string, text: string][] = [
  ['libs/rules/src/l.ts', "export type { X } from './k'; export const x = 1;"],
  ['libs/rules/src/i.test.ts', "import { x } from '@soe/simulator-client'; import { y } from '@soe/contracts';"],
  ['libs/contracts/src/a.ts', "import { z } from 'zod'; import { x } from '@ts-rest/core';"],
  ['libs/contracts/src/openapi/c.ts', "import { x } from '../index';"],
  ['libs/shop/cart/src/c.tsx', "import { x } from '@soe/ui'; export const C = () => <div {...x}><b>1</b></div>;"],
  ['libs/shop/cart/src/d.ts', "import { z } from 'zod'; import type { X } from '@soe/contracts';"],
  ['apps/simulator/src/http/a.ts', "import { x } from '@ts-rest/fastify'; import { w } from '@soe/world';"],
  ['apps/storefront/src/b.ts', "import { x } from '@soe/shop-cart'; import { y } from '@soe/shop-platform';"],
]

const outside = ['zod', '@ts-rest/core', '@ts-rest/fastify']

type Violation = { from: string; rule: { name: string } }

describe('module boundaries', () => {
  let root: string
  let violations: Violation[]

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }

  const writePackage = ([folder, declared]: [string, string[]]) => {
    const dependencies = Object.fromEntries(declared.map((name) => [`@soe/${name}`, '*']))
    write(
      `${folder}/package.json`,
      JSON.stringify({ name: nameOf(folder), exports: { '.': './src/index.ts' }, dependencies }),
    )
    write(`${folder}/src/index.ts`, 'export const x = 1; export type X = 1;')
    write(`${folder}/src/deep.ts`, 'export const x = 1; export type X = 1;')
    mkdirSync(join(root, 'node_modules/@soe'), { recursive: true })
    symlinkSync(join(root, folder), join(root, 'node_modules', nameOf(folder)))
  }

  const writeOutside = (name: string) => {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
    write(`node_modules/${name}/index.js`, '')
  }

  const cruise = () => {
    const command = [cruiser, '--config', config, '-T', 'json', 'apps', 'libs', 'tools']
    const { stdout } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations
  }

  const brokenBy = (file: string) => violations.filter(({ from }) => from === file).map(({ rule }) => rule.name)

  beforeAll(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'boundaries-')))
    write('package.json', JSON.stringify({ workspaces: ['apps/*', 'libs/*', 'libs/shop/*', 'tools/*'] }))
    Object.entries(packages).forEach(writePackage)
    outside.forEach(writeOutside)
    ;[...wrong, ...right].forEach(([file, text]) => write(file, text))
    violations = cruise()
  })

  afterAll(() => rmSync(root, { recursive: true }))

  it.each(wrong)('refuses in %s: %s', (file, _, rule) => {
    expect(brokenBy(file)).toContain(rule)
  })

  it.each(right)('allows in %s: %s', (file) => {
    expect(brokenBy(file).filter((name) => name !== 'no-cycle')).toEqual([])
  })
})
