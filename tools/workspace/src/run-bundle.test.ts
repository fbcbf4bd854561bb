import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'soe-bundle-'))
const [main, bundle, cache] = ['main.mjs', 'bundle.cjs', 'bundle.cache'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
]

const program = (greeting: string) => `
  const { basename } = require('node:path')
  const { greeted } = require('./beside.cjs')
  const greet = (name) => '${greeting}, ' + name
  console.log(greet(basename(greeted)), process.argv[2])`

const run = (env: Record<string, string> = {}) => {
  const { stdout, stderr } = spawnSync(process.execPath, [main, '--flag'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return `${stdout}${stderr}`
}

describe('run-bundle', () => {
  beforeEach(() => {
    copyFileSync(join(__dirname, 'run-bundle.mjs'), main)
    writeFileSync(bundle, program('hello'))
    writeFileSync(join(folder, 'beside.cjs'), "exports.greeted = '/world'")
    rmSync(cache, { force: true })
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('runs the bundle beside it, with its own arguments and what it requires', () => {
    expect(run()).toBe('hello, world --flag\n')
    expect(existsSync(cache)).toBe(false)
  })

  it('keeps what was compiled when it is asked to, and runs from that', () => {
    run({ WRITE_CODE_CACHE: '1' })
    expect(statSync(cache).size).toBeGreaterThan(0)
    expect(run()).toBe('hello, world --flag\n')
  })

  it('runs the bundle as it is when the cache is of another one', () => {
    run({ WRITE_CODE_CACHE: '1' })
    writeFileSync(bundle, program('good evening'))
    expect(run()).toBe('good evening, world --flag\n')
  })

  it('runs without a cache that is damaged', () => {
    writeFileSync(cache, 'no cache')
    expect(run()).toBe('hello, world --flag\n')
  })
})
