import { defineScenario, rule } from '@soe/scenario'
import { arm } from '../testing/scenario-client'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const script = '<!doctype html><script>fetch("/__sim/v1/worlds")</script>'
const loose = { 'content-security-policy': "script-src 'unsafe-inline'", 'x-content-type-options': '' }

const picture = '<svg xmlns="http://www.w3.org/2000/svg"><script>fetch("/__sim/v1/worlds")</script></svg>'

const scripted = (reply: object, fault: object) => {
  const acts = {
    always: true,
    ...(Object.keys(reply).length > 0 && { reply: { offContract: true, ...reply } }),
    ...(Object.keys(fault).length > 0 && { fault }),
  }
  return defineScenario({
    id: 'scripted',
    title: 'A page that a rule words',
    rules: [
      rule.on('session.logoutPage', { id: 'page', ...acts } as never),
      rule.on('cases.getCases', { id: 'call', ...acts } as never),
    ],
    expect: [{ rule: 'page', fired: { min: 0 } }],
  })
}

const calls = [
  ['GET', '/soe/digital/fraudservice/session/logout'],
  ['POST', '/soe/digital/prospect/casemanagementservice/cases/nse/getCases'],
] as const

it.each<[string, object, object]>([
  ['a page with a failure', { status: 503, html: script }, {}],
  ['a page as an answer', { status: 200, html: script }, {}],
  ['a page with headers of its own', { status: 503, html: script, headers: loose }, {}],
  ['a text that is called a page', { status: 503, text: script, headers: { 'content-type': 'text/html' } }, {}],
  ['a picture with a script', { status: 503, text: picture, headers: { 'content-type': 'image/svg+xml' } }, {}],
  ['a page in base64', { status: 503, base64: btoa(script), headers: { 'content-type': 'text/html', ...loose } }, {}],
  ['a body that is called a page', { status: 503, body: { script }, headers: { 'content-type': 'text/html' } }, {}],
  ['a body of another type', { status: 503, body: { script } }, { contentType: 'text/html' }],
  ['an own answer of another type', {}, { contentType: 'text/html' }],
])('%s runs no script and belongs to no origin', async (_, reply, fault) => {
  const { id } = await simulator.world()
  await arm(simulator.app, id, scripted(reply, fault))
  for (const [method, url] of calls) {
    const { headers } = await simulator.app.inject({ method, url, headers: { host: 'localhost', 'x-sim-world': id } })
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})
