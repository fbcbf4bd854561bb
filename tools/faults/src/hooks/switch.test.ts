import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readReached, turnFile } from './switch.mjs'
import { keyOf, nameOf, readName } from './test-names.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faults-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const begin = (turn: number, active: string) =>
  writeFileSync(turnFile(folder), JSON.stringify({ turn, active, tells: true }))

const server = `
const { createServer } = require('node:http')
createServer((_, response) => response.end(globalThis.__fault('sold-out') ? 'faulty' : 'right'))
  .listen(0, function () { process.stdout.write(String(this.address().port)) })
`

test('a server meets the fault of the test under way from its next request on, and says what it reaches', async () => {
  const hook = pathToFileURL(join(__dirname, 'node-server.mjs')).href
  const env = { ...process.env, FAULTS_FOLDER: folder }
  const child = spawn(process.execPath, ['--import', hook, '-e', server], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [port] = (await once(child.stdout, 'data')) as [Buffer]
    const ask = async () => (await fetch(`http://localhost:${port.toString()}/`)).text()
    begin(1, '')
    expect([await ask(), await ask()]).toEqual(['right', 'right'])
    const first = readReached(folder, 0)
    expect(first.ids).toEqual(['sold-out'])
    begin(2, 'sold-out')
    expect(await ask()).toBe('faulty')
    expect(readReached(folder, first.bytes).ids).toEqual(['sold-out'])
    begin(3, 'another')
    expect(await ask()).toBe('right')
  } finally {
    child.kill()
  }
})

test('the test of a fault is named after its own', () => {
  const name = nameOf('says what is wrong\n@both', 'label-gone')
  expect(readName(name)).toEqual({ title: 'says what is wrong\n@both', fault: 'label-gone' })
  expect(readName('a plain title')).toEqual({ title: 'a plain title' })
  expect(keyOf(['cart/cart.spec.ts', '', 'a cart', 'is empty'])).toBe('cart/cart.spec.ts › a cart › is empty')
})
