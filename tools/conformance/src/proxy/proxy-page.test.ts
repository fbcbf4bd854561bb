/** @jest-environment jsdom */
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { answerPage, type ProxyState } from './proxy-page'

const finding: ProxyState['findings'][number] = {
  fingerprint: 'b7c2c8fdd6c5',
  operation: 'cart.addDevice',
  kind: 'no-request-id',
  path: 'e2erequestid',
  message: 'the header e2erequestid is missing',
  count: 1,
  curl: "curl 'http://localhost:4010/cart'",
}
const other: typeof finding = {
  ...finding,
  fingerprint: '0a1b2c3d4e5f',
  operation: 'plans.getPlans',
  kind: 'wrong-type',
  path: 'plans',
}

const nothing: ProxyState = { target: 'http://localhost:4010', calls: 0, findings: [] }

const pageOf = (state: ProxyState): string => {
  let html = ''
  const incoming = new IncomingMessage(new Socket())
  Object.assign(incoming, { url: '/__judge', method: 'GET', headers: { host: 'localhost:4020' } })
  const outgoing = new ServerResponse(incoming)
  outgoing.end = (body) => {
    html = String(body)
    return outgoing
  }
  answerPage(() => state)(incoming, outgoing)
  return html
}

const answers = jest.fn<Promise<ProxyState>, []>()

/** Opens the page; its script looks again whenever a second has passed. */
const open = async () => {
  const page = new DOMParser().parseFromString(pageOf(nothing), 'text/html')
  document.body.replaceWith(document.adoptNode(page.body))
  globalThis.fetch = async () => {
    const state = await answers()
    return { json: () => Promise.resolve(state) } as Response
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- the page's own script, as a browser runs it
  new Function(document.querySelector('script')?.textContent ?? '')()
  await jest.advanceTimersByTimeAsync(0)
}

const nextLook = () => jest.advanceTimersByTimeAsync(1000)
const textOf = (selector: string) => document.querySelector(selector)?.textContent
const shownItems = () =>
  [...document.querySelectorAll('li')].filter(({ hidden }) => !hidden).map((item) => item.textContent)

beforeEach(() => {
  jest.useFakeTimers()
  answers.mockResolvedValue(nothing)
})
afterEach(() => jest.useRealTimers())

describe("the proxy's page", () => {
  it('says where clients have to call until one does', async () => {
    await open()
    expect(textOf('h2')).toBe('No call so far')
    expect(textOf('.empty')).toContain(location.origin)
    answers.mockResolvedValue({ ...nothing, calls: 1204 })
    await nextLook()
    expect(textOf('h2')).toBe('✓ Nothing is broken')
    expect(textOf('.said')).toBe('1,204 calls judged')
  })

  it('shows findings as they are met, and leaves open what is being read', async () => {
    answers.mockResolvedValue({ ...nothing, calls: 1, findings: [finding] })
    await open()
    document.querySelector('details')?.setAttribute('open', '')
    answers.mockResolvedValue({ ...nothing, calls: 3, findings: [{ ...finding, count: 2 }, other] })
    await nextLook()
    expect(textOf('h2')).toBe('2 findings')
    expect(shownItems()).toEqual([expect.stringContaining('2 times'), expect.stringContaining('plans.getPlans')])
    expect(document.querySelectorAll('details[open]')).toHaveLength(1)
    expect(textOf('pre')).toBe(finding.curl)
  })

  it('shows the findings that match the words of the filter', async () => {
    answers.mockResolvedValue({ ...nothing, calls: 2, findings: [finding, other] })
    await open()
    const filter = document.querySelector('input')
    if (!filter) throw new Error('no filter')
    filter.value = 'Wrong-Type'
    filter.dispatchEvent(new Event('input'))
    expect(shownItems()).toEqual([expect.stringContaining('plans.getPlans')])
    expect(textOf('.shown')).toBe('1 of 2 shown')
  })

  it('says that the proxy has ended, and goes on where it starts again', async () => {
    await open()
    answers.mockRejectedValue(new Error('refused'))
    await nextLook()
    expect(textOf('.live')).toBe('The proxy has ended')
    answers.mockResolvedValue(nothing)
    await nextLook()
    expect(textOf('.live')).toBe('Live')
  })
})
