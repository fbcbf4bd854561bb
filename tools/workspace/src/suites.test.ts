import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expectedSuites, readSuites } from './suites.mjs'

const manifest = (name: string, targets: object) => JSON.stringify({ nx: { name, targets } })

const workspace = {
  'libs/rules/package.json': manifest('rules', { test: {} }),
  'libs/ui/package.json': manifest('ui', { test: {}, lint: {} }),
  'apps/quiet/package.json': manifest('quiet', { lint: {} }),
  'libs/carrier/package.json': manifest('carrier', {}),
  'libs/carrier/project.json': JSON.stringify({
    name: 'carrier',
    targets: { test: { executor: 'nx:noop' }, 'test-cart': {}, testing: {} },
  }),
  'reports/rules.json': JSON.stringify({ stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }),
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

  it('expects one of every test target that runs something', () => {
    expect(expectedSuites(root)).toEqual(['carrier-cart', 'rules', 'ui'])
  })

  it('reads a written report and knows a missing or broken one', () => {
    expect(readSuites(join(root, 'reports'), ['rules', 'ui'])).toEqual(
      new Map([
        ['rules', { passed: 2, failed: 0, skipped: 0 }],
        ['ui', undefined],
        ['cut', undefined],
      ]),
    )
  })
})
