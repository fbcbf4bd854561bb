import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { runProgram } from './run-program'
import { installTarballs } from './testing/install-tarballs'
import { servePage } from './testing/msw-page'
import { tarballOf } from './testing/packed'
import { startPacked } from './testing/start-packed'

jest.setTimeout(240_000)

const products = '/soe/digital/prospect/browseservice/catalogue/nse/listProducts?category=watches'

let folder: string

beforeAll(async () => {
  folder = await installTarballs(['soe-sim', 'soe-contract', 'soe-simulator-client'].map(tarballOf), {
    with: ['zod@4.6.7', 'msw@2.15.0'],
  })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Makes a world and has MSW answer a call in it; `connection` is code. */
const nodeProgram = (connection: string, end = '') => `import { http } from 'msw'
import { setupServer } from 'msw/node'
import { createSimulator } from 'soe-sim'
import { carrierHandlers, createSimulatorClient, inProcess } from 'soe-simulator-client'

${connection}
const { id: world } = await createSimulatorClient(connection).makeWorld({ persona: 'prospect' })
const server = setupServer(...carrierHandlers(http, { ...connection, world }))
server.listen({ onUnhandledRequest: 'bypass' })
const { category } = await (await fetch('http://shop.test${products}')).json()
server.close()
const { entries } = await createSimulatorClient(connection).journal(world)
console.log(category, entries.map(({ operation }) => operation).join())
${end}`

const runNode = (program: string) => {
  writeFileSync(join(folder, 'msw.mjs'), program)
  // MSW looks for a localStorage, which Node 26 has and warns of.
  return runProgram(process.execPath, ['--disable-warning=ExperimentalWarning', 'msw.mjs'], { cwd: folder })
}

/** Adds two phones, the second with the session and token of the first, and says in the title what came of it. */
const pageScript = (baseUrl: string, world: string) => `import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import { carrierHandlers } from 'soe-simulator-client'

await setupWorker(...carrierHandlers(http, { baseUrl: '${baseUrl}', world: '${world}' })).start({ quiet: true })
const cookie = (name) => new RegExp(name + '=([^;]*)').exec(document.cookie)?.[1] ?? ''
const device = { id: 'orbit-12-pro-kelp-128', productId: 'dev14000001', dppMonths: 36, contractTerm: '36' }
const add = async () => {
  const reply = await fetch('/soe/digital/prospect/cartservice/cart/nse/add-device', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': cookie('XSRF-TOKEN') },
    body: JSON.stringify({ cartInfo: {}, data: { lines: [{ device, isNewLine: true }] } }),
  })
  return (await reply.json()).serviceHeader.statusMsg
}
document.title = [await add(), await add(), cookie('prospectCartCount')].join()`

describe('MSW', () => {
  it('answers from a simulator in the same process', async () => {
    const connection = 'const simulator = await createSimulator()\nconst connection = inProcess(simulator)'
    expect(await runNode(nodeProgram(connection, 'await simulator.close()'))).toBe('watches catalogue.listProducts\n')
  })

  it('forwards to a running simulator, whose address it does not answer itself', async () => {
    const { url, stop } = await startPacked(folder)
    try {
      expect(await runNode(nodeProgram(`const connection = { baseUrl: '${url}' }`))).toBe(
        'watches catalogue.listProducts\n',
      )
    } finally {
      await stop()
    }
  })

  it('forwards from a page of another origin, with the cookies of the shopper', async () => {
    const { origin, serve, close } = await servePage(folder)
    const { url, stop } = await startPacked(folder, '--allow-origin', origin)
    const browser = await chromium.launch({ executablePath: process.env['CHROME_PATH'] })
    try {
      const made = await fetch(`${url}/__sim/v1/worlds`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      })
      const { id } = (await made.json()) as { id: string }
      await serve(pageScript(url, id))
      const page = await browser.newPage()
      await page.goto(origin)
      await page.waitForFunction(`document.title !== ''`)
      expect(await page.title()).toBe('SUCCESS,SUCCESS,2')
    } finally {
      await browser.close()
      await stop()
      close()
    }
  })
})
