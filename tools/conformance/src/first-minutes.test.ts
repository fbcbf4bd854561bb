import { createServer, type Server } from 'node:http'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTwin, type TwinParts } from '@soe/drift'
import { runConform, type Ran } from './testing/run-conform'
import { temporaryFolder } from './testing/temporary-folder'

const folder = temporaryFolder()

const withTwin = async (parts: TwinParts, run: (url: string) => Promise<Ran>): Promise<Ran> => {
  const twin = await startTwin(parts)
  try {
    return await run(twin.url)
  } finally {
    await twin.close()
  }
}

/** A backend that serves nothing but these paths, and no states. */
const servingAlone = (...paths: readonly RegExp[]): TwinParts => ({
  wrap: () => async (request, pass) =>
    paths.some((path) => path.test(request.url))
      ? pass(request)
      : { status: 404, headers: {}, setCookies: [], body: '' },
})

describe('where nothing answers', () => {
  it.each([
    ['http://127.0.0.1:9', /^nothing answers at http:\/\/127\.0\.0\.1:9: nothing listens there/],
    ['http://nowhere.invalid', /^nothing answers at http:\/\/nowhere\.invalid: no host is named nowhere\.invalid/],
  ])('%s is no finding, and the reason is said', async (url, says) => {
    const { code, err } = await runConform(['--target', url, '--i-own', 'nowhere.invalid'])
    expect(err).toMatch(says)
    expect(code).toBe(2)
  })

  it('says that a server without TLS is asked for TLS', async () => {
    const { code, err } = await withTwin({}, (url) => runConform(['--target', url.replace('http:', 'https:')]))
    expect(err).toContain('speaks no TLS; is it http://127.0.0.1:')
    expect(code).toBe(2)
  })
})

describe('without states', () => {
  const plans = 'content.getPrepaidPlans'

  it('guests are judged all the same, and what to do next is said', async () => {
    const { out } = await withTwin(servingAlone(/prepaid/i), (url) => runConform(['--target', url, '--only', plans]))
    expect(out).toMatch(/^1 operation: [1-9]\d* checks held, 0 findings/m)
    expect(out).toMatch(/next: soe-conform init --target http:\S+, which writes the file for --states/)
  })

  it('a finding is played again as it was found, without states', async () => {
    const [out, prepaid] = [folder(), servingAlone(/prepaid/i)]
    const parts: TwinParts = {
      wrap: () => {
        const serve = prepaid.wrap?.()
        return async (request, pass) => {
          const reply = await (serve?.(request, pass) ?? pass(request))
          return { ...reply, body: reply.body.replaceAll(/"planId":"[^"]+"/g, '"planId":7') }
        }
      },
    }
    const { code, out: said } = await withTwin(parts, async (url) => {
      expect((await runConform(['--target', url, '--only', plans, '--out', out])).code).toBe(1)
      return runConform(['replay', join(out, 'replays', String(readdirSync(join(out, 'replays'))[0]))])
    })
    expect(said).toMatch(/^STILL {2}content\.getPrepaidPlans /)
    expect(code).toBe(1)
  })

  it('init names what there is to judge', async () => {
    const file = join(folder(), 'states.yaml')
    const parts = servingAlone(/^\/soe\/\S*(wish|plans)/i)
    const { out } = await withTwin(parts, (url) => runConform(['init', '--target', url, '--out', file]))
    expect(out).toMatch(/then: soe-conform --target \S+ --states \S+ --audiences \S+ --only \S*wishlist/)
    expect(out).not.toMatch(/--only \S*trade/)
    expect(readFileSync(file, 'utf8')).toContain('identities:')
  })
})

describe('an address without any operation is no finding', () => {
  const runs: readonly [name: string, flags: readonly string[]][] = [
    ['in a whole run', []],
    ['in a run of one operation', ['--only', 'content.getPrepaidPlans']],
    ['in a run of changes', ['--only', 'session.logout', '--audiences', 'prospect']],
    ['in a run of reads', ['--only', 'plans', '--read-only']],
  ]
  it.each(runs)('%s', async (_name, flags) => {
    const { code, err } = await withTwin(servingAlone(), (url) => runConform(['--target', url, ...flags]))
    expect(err).toMatch(/^no operation of the contract is at \S+; is it below another path\?/)
    expect(code).toBe(2)
  })

  it.each([
    ['a run', ['--only', 'content.getPrepaidPlans']],
    ['init', ['init', '--out', '-']],
  ])('and %s names the one above it that has them', async (_name, flags) => {
    const { code, err } = await withTwin({}, (url) => runConform([...flags, '--target', `${url}/shop/v2`]))
    expect(err).toMatch(/at (http:\S+)\/shop\/v2; --target \1 has them/)
    expect(code).toBe(2)
  })

  it('but what is not built of a backend that is there is one', async () => {
    const parts = servingAlone(/prepaid/i)
    const { code, out } = await withTwin(parts, (url) =>
      runConform(['--target', url, '--only', 'session.logout', '--audiences', 'prospect']),
    )
    expect(out).toContain('session.logout not-built')
    expect(code).toBe(1)
  })
})

describe('a backend of two operations', () => {
  const judge = (...flags: readonly string[]) =>
    withTwin(servingAlone(/getCases|getNSAThrottleList/), (url) =>
      runConform(['--target', url, '--only', 'cases.getCases,cart.getThrottleList', ...flags]),
    )

  it('is not broken for lack of what the example needs before it', async () => {
    const { code, out } = await judge('--audiences', 'prospect')
    expect(out).toContain('cases.getCases needs cart.addDevice, which is not built for prospect')
    expect(out).toContain(' 0 findings, 0 not judged')
    expect(code).toBe(0)
  })

  it('is not judged for customers before its file says how they sign in', async () => {
    const file = join(folder(), 'states.yaml')
    writeFileSync(file, 'identities: { signed-in: {} }')
    const { code, out } = await judge('--audiences', 'signed-in', '--states', file)
    expect(out).toMatch(/"signed-in" is not signed in: POST \S+ answered HTTP 401 .*soe-conform help identities/)
    expect(out).toContain(' 0 findings')
    expect(code).toBe(2)
  })
})

describe('a target below a path', () => {
  let gateway: Server
  afterEach(() => void gateway.close())

  it('is asked below that path', async () => {
    const asked: string[] = []
    gateway = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.writeHead(request.url?.startsWith('/shop/soe/') ? 500 : 404).end()
    })
    await new Promise<void>((resolve) => void gateway.listen(0, '127.0.0.1', resolve))
    const { port } = gateway.address() as { port: number }
    await runConform(['--target', `http://127.0.0.1:${port}/shop/`, '--only', 'content.getPrepaidPlans'])
    expect(asked.filter((path) => path.startsWith('/shop/soe/'))).not.toEqual([])
    expect(asked.filter((path) => path.startsWith('/soe/'))).toEqual([])
  })
})
