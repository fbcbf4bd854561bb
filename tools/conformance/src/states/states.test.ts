import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTwin, type Twin, type TwinParts, type TwinReply, type TwinRequest } from '@soe/drift'
import { judgeUrl } from '../testing/judge-url'
import { exampleOf } from '../shopping/examples'
import { runConform } from '../testing/run-conform'

const worlds = '/__sim/v1/worlds'

const world = `
  world:
    setup:
      - call: POST ${worlds}
        body: {}
        keep: { world: id }
    teardown:
      - call: DELETE ${worlds}/{world}`

const signIn = (persona: string) => `
      - call: POST /signin
        headers: { x-sim-world: '{world}' }
        body: { persona: '${persona}' }`

const otherStates = `
  cart locked:
    setup:
      - call: POST ${worlds}/{world}/commands
        body: { lockCart: { channel: '{channel}', ttl: '{ttl}' } }
  time passed:
    setup:
      - call: POST ${worlds}/{world}/clock
        body: { advance: '{by}' }
`

const identity = (name: string, more = '') => `
  ${name}:${more}
    headers: { X-Sim-World: '{world}' }`

const others = ['prospect', 'prepay', 'prepay-signed-in', 'second-number']

/** The simulator's states as scripts of its own calls. */
const states = `states:${world}
  shopper:
    needs: [world]
    setup:${signIn('{identity}')}
${otherStates}
identities:${['signed-in', ...others].map((name) => identity(name)).join('')}
`

const onlyWorlds = `states:${world}
  shopper:
    needs: [world]
${otherStates}`

/** Who signs in with a login script, which can be run again. */
const logins = (customer: string) => `identities:${identity('signed-in', `\n    login:${signIn(customer)}`)}${others
  .map((name) => identity(name, `\n    login:${signIn(name)}`))
  .join('')}
`

const only = 'cart.listEligibleLines'
/** A read that does not say whether a customer is signed in. */
const plans = 'plans.getPlans'
const example = JSON.stringify(exampleOf(plans).body)

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'soe-states-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const write = (text: string, name = 'states.yaml'): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const withTwin = async <Result>(parts: TwinParts, run: (twin: Twin) => Promise<Result>): Promise<Result> => {
  const twin = await startTwin(parts)
  try {
    return await run(twin)
  } finally {
    await twin.close()
  }
}

const judge = (parts: TwinParts, ...flags: string[]) =>
  withTwin(parts, ({ url }) => judgeUrl(url, '--state-url', '/nowhere', ...flags))

const refusal = (request: TwinRequest): TwinReply => ({
  status: 401,
  headers: { 'content-type': 'application/json', e2erequestid: request.headers['guie2erequestid'] ?? 'none' },
  setCookies: [],
  body: '{"error":{"code":"SESSION_EXPIRED","message":"Sign in again."}}',
})

const worldsOf = async (url: string) =>
  ((await (await fetch(`${url}${worlds}`)).json()) as { worlds: { id: string }[] }).worlds.map(({ id }) => id)

describe('states of a file', () => {
  it('are set up by scripts, and taken down again', async () => {
    await withTwin({}, async ({ url }) => {
      const before = await worldsOf(url)
      const flags = [
        '--state-url',
        '/nowhere',
        '--states',
        write(states),
        '--only',
        'cart.addAccessories',
        '--audiences',
        'prospect',
      ]
      const { out, code } = await runConform(['--target', url, ...flags])
      expect(out).toContain('0 findings, 0 not judged')
      expect(code).toBe(0)
      expect(await worldsOf(url)).toEqual(before)
    })
  })

  it('can be URLs that take states, for those that no script sets up', async () => {
    const url = `states:\n  shopper: { url: /__sim/v1/states }\n`
    const { report } = await judge({}, '--states', write(url), '--only', only)
    expect(report.counts).toMatchObject({ broken: 0, 'not judged': 0 })
  })

  it('make checks not judged where they cannot be set up, and say which call failed', async () => {
    const wrong = states.replace('POST /signin', 'POST /signup')
    const { code, lines } = await judge({}, '--states', write(wrong), '--only', only)
    expect(lines.join('\n')).toMatch(/the state "shopper" could not be set up: POST \/signup answered HTTP 404/)
    expect(code).toBe(2)
  })

  it.each([
    ['states: [', 'cannot be used'],
    ['states: { shopper: { needs: [tenant] } }', 'the state "shopper" needs "tenant", which is not there'],
    ['states: { shopper: { needs: [shopper] } }', 'the state "shopper" needs itself'],
    [
      'states: { shopper: { setup: [{ call: login }] } }',
      'states.shopper.setup[0].call: "login" is not a call such as "POST /login".',
    ],
    ['state: {}', 'There is no field "state" here. Did you mean "states"?'],
  ])('are refused where they cannot be used: %s', async (text, message) => {
    const { code, err } = await runConform(['--target', 'http://localhost:9', '--states', write(text)])
    expect(err).toContain(message)
    expect(code).toBe(2)
  })
})

describe('an identity', () => {
  it('signs in again on a 401 inside a sequence', async () => {
    const ended = new Set<string>()
    const parts: TwinParts = {
      wrap: () => (request, pass) => {
        const { 'x-sim-world': world = '', 'content-type': type } = request.headers
        const isExample = request.key === plans && request.body === example && type === 'application/json'
        if (!isExample || ended.has(world)) return pass(request)
        ended.add(world)
        return Promise.resolve(refusal(request))
      },
    }
    const renewed = await judge(parts, '--states', write(onlyWorlds + logins('signed-in')), '--only', plans)
    expect(renewed.report.findings).toEqual([])
    expect(renewed.code).toBe(0)
    const stale = await judge(parts, '--states', write(states), '--only', plans)
    expect(stale.code).not.toBe(0)
  })

  it('may be known by a header, which a caller without a session does not carry', async () => {
    const parts: TwinParts = {
      wrap: () => {
        const cookies = new Map<string, string>()
        return (request, pass) => {
          const { authorization, cookie, 'x-sim-world': world = '' } = request.headers
          if (cookie !== undefined) cookies.set(world, cookie)
          const known = authorization === undefined ? cookie : (cookie ?? cookies.get(world))
          return pass({ ...request, headers: { ...request.headers, ...(known !== undefined && { cookie: known }) } })
        }
      },
    }
    const withToken = states.replace(
      "signed-in:\n    headers: { X-Sim-World: '{world}' }",
      "signed-in:\n    headers: { X-Sim-World: '{world}', Authorization: 'Bearer {world}' }",
    )
    const { report } = await judge(parts, '--states', write(withToken), '--only', only)
    expect(withToken).not.toBe(states)
    expect(report.findings).toEqual([])
  })

  it('has a session of its own once it signs in, whatever id its browser brought along', async () => {
    const fixed: TwinParts = {
      wrap: () => {
        const signedIn = new Map<string, string>()
        const idIn = (text: string) => /sim-session=([^;]+)/.exec(text)?.[1] ?? ''
        return async (request, pass) => {
          const { cookie = '' } = request.headers
          const brought = idIn(cookie)
          const own = signedIn.get(brought) ?? brought
          const reply = await pass({
            ...request,
            headers: { ...request.headers, cookie: cookie.replace(brought, own) },
          })
          if (request.url !== '/signin' || brought === '') return reply
          const made = idIn(reply.setCookies.join(';'))
          signedIn.set(brought, made)
          return { ...reply, setCookies: reply.setCookies.map((text) => text.replace(made, brought)) }
        }
      },
    }
    const flags = ['--only', 'cart.checkExistingCart', '--audiences', 'signed-in']
    const kinds = async (parts: TwinParts) => {
      const { report } = await judge(parts, '--states', write(onlyWorlds + logins('signed-in')), ...flags)
      return report.findings.map(({ kind, path }) => `${kind} ${path}`)
    }
    expect(await kinds(fixed)).toEqual(['session-brought signing in'])
    expect(await kinds({})).toEqual([])
  })

  it('comes from a file of its own, with variables of the environment', async () => {
    const files = ['--states', write(onlyWorlds), '--auth', write(logins('${PERSONA}'), 'auth.yaml')]
    await withTwin({}, async ({ url }) => {
      const args = ['--target', url, '--state-url', '/nowhere', ...files, '--only', only]
      expect(await runConform(args, { PERSONA: 'signed-in' })).toMatchObject({ code: 0 })
      const missing = await runConform(args)
      expect(missing.out).toContain('"${PERSONA}" has no value')
      expect(missing.code).toBe(2)
    })
  })

  it('is not judged as where it is not really signed in', async () => {
    const { code, lines } = await judge({}, '--states', write(onlyWorlds + logins('prospect')), '--only', only)
    expect(lines.join('\n')).toContain('the identity "signed-in" is not signed in: POST /soe/digital/auth/cartservice')
    expect(code).toBe(2)
  })

  it('is asked by the call that its file names', async () => {
    const checked = states.replace(' signed-in:', ' signed-in:\n    check: { call: GET /nowhere }')
    const { lines } = await judge({}, '--states', write(checked), '--only', only)
    expect(lines.join('\n')).toContain('is not signed in: GET /nowhere answered HTTP 404')
  })

  it('has not met an operation that nearly always answers 401', async () => {
    const parts: TwinParts = {
      wrap: () => (request, pass) => (request.key === plans ? Promise.resolve(refusal(request)) : pass(request)),
    }
    const { code, report, lines } = await judge(parts, '--states', write(states), '--only', plans)
    expect(report.findings).toEqual([])
    expect(lines.join('\n')).toMatch(/(\d+) of \1 calls of plans\.getPlans answered 401 or 403/)
    expect(code).toBe(2)
  })

  it('must not meet what is the first one’s, as the second of its audience', async () => {
    const landing = 'landing.landing'
    const leaky: TwinParts = {
      wrap: () => {
        const carts = new Map<string, string>()
        return async (request, pass) => {
          const reply = await pass(request)
          if (request.key !== landing) return reply
          const own = /"cartId":"([^"]+)"/.exec(reply.body)?.[1]
          if (own !== undefined) carts.set(own, reply.body)
          const isCustomer = request.headers['cookie']?.includes('loggedIn=true') ?? false
          const asked = isCustomer ? carts.get(request.headers['cartid'] ?? '') : undefined
          return asked === undefined ? reply : { ...reply, status: 200, body: asked }
        }
      },
    }
    const kinds = async (...flags: string[]) => {
      const { report } = await judge(
        leaky,
        '--states',
        write(states),
        '--only',
        landing,
        '--audiences',
        'signed-in',
        ...flags,
      )
      return report.findings.map(({ kind }) => kind)
    }
    expect(await kinds()).not.toContain('reads-other-cart')
    expect(await kinds('--as', 'signed-in', '--as', 'second-number')).toContain('reads-other-cart')
  })
})
