import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expectedSuites, readSuites } from './suites.mjs'

const manifest = (name: string, targets: object) => JSON.stringify({ nx: { name, targets } })

const workspace = {
  'libs/rules/package.json': manifest('rules', { test: {} }),
  'libs/ui/package.json': manifest('ui', { test: {}, lint: {} }),
  'apps/quiet/package.json': manifest('quiet', { lint: {} }),
  'apps/simulator/package.json': manifest('simulator', {
    test: { executor: 'nx:noop' },
    'test-laws': {},
    testing: {},
  }),
  'apps/e2e/package.json': manifest('e2e', { test: { executor: 'nx:noop' }, 'test-judged': {} }),
  'apps/e2e/playwright.config.ts': '',
  'apps/e2e/src/cart/cart.spec.ts': '',
  'apps/e2e/src/fixtures/test.ts': '',
  'libs/shop/cart/package.json': manifest('shop-cart', { test: {} }),
  'libs/shop/cart/src/lines/line.gallery.ts': '',
  'reports/rules.json': JSON.stringify({ stats: { expected: 2, unexpected: 0, skipped: 0 }, errors: [] }),
  'reports/cut.json': '{ "stats": ',
}

describe('suites', () => {
  let root: string

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'suites-'))
    for (const [path, text] of Object.entries(workspace)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
  })

  afterAll(() => rmSync(root, { recursive: true }))

  it('expects one of every test target that runs something, of every folder of browser tests, and of every package with parts', () => {
    expect(expectedSuites(root)).toEqual([
      'e2e-cart',
      'e2e-judged',
      'simulator-laws',
      'rules',
      'ui',
      'shop-cart-gallery',
      'shop-cart',
    ])
  })

  it('reads a written report and knows a missing or broken one', () => {
    expect(readSuites(join(root, 'reports'), ['rules', 'ui'])).toEqual(
      new Map([
        ['rules', { passed: 2, failed: 0, skipped: 0, failures: [] }],
        ['ui', undefined],
        ['cut', undefined],
      ]),
    )
  })
})
