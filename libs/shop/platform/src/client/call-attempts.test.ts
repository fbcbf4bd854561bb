import { createAttempts, type Answer } from './call-attempts'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

const json = (status: number, body: unknown = {}) => Response.json(body, { status })

/** Never answers, until it is aborted. */
const hang: Fetch = (_url, { signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))))

const attemptsWith = (...answers: Fetch[]) => {
  const waits: number[] = []
  let made = 0
  const fetch = ((url: string, init: RequestInit) => (answers[made++] ?? hang)(url, init)) as typeof globalThis.fetch
  const attempts = createAttempts({
    fetch,
    timeout: () => new AbortController().signal,
    wait: (milliseconds) => Promise.resolve(void waits.push(milliseconds)),
  })
  return { attempts, waits, count: () => made }
}

const fails: Fetch = () => Promise.reject(new TypeError('Failed to fetch'))
const answers =
  (status: number): Fetch =>
  () =>
    Promise.resolve(json(status))

const garbles =
  (status: number): Fetch =>
  () =>
    Promise.resolve(new Response('{"data":', { status, headers: { 'content-type': 'application/json' } }))

const answersPage: Fetch = () =>
  Promise.resolve(new Response('<h1>Sign in to the Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } }))

/** What waits for nothing but promises has gone on. */
const turns = () => new Promise((resolve) => setTimeout(resolve))

const retries = (count: number) => () => Promise.resolve(count)

const brief = ({ status, thrown, isRetryCancelled }: Answer) => ({ status, thrown, isRetryCancelled })

describe('a call', () => {
  it.each<[string, number, Fetch[], number, number[]]>([
    ['as often as the flag says', 3, [fails, answers(502), answers(503), answers(200)], 200, [200, 400, 800]],
    ['not once where the flag says none', 0, [answers(503)], 503, []],
    ['where its answer was garbled', 1, [garbles(200), answers(200)], 200, [200]],
    ['where a page was answered in its place', 1, [answersPage, answers(200)], 200, [200]],
    ['not after a final answer', 3, [answers(500)], 500, []],
    ['not after a final answer that was garbled', 3, [garbles(500)], 500, []],
  ])('is retried %s', async (_name, count, given, status, delays) => {
    const { attempts, waits } = attemptsWith(...given)
    expect((await attempts.run('/x', {}, retries(count))).status).toBe(status)
    expect(waits).toEqual(delays)
  })

  it('that its caller cancels is not retried', async () => {
    const { attempts, count } = attemptsWith()
    const caller = new AbortController()
    const running = attempts.run('/x', { signal: caller.signal }, retries(3))
    caller.abort()
    expect(brief(await running)).toEqual({ status: 0, thrown: 'Request aborted' })
    expect(count()).toBe(1)
  })

  it('that is restarted is made anew', async () => {
    const { attempts, count } = attemptsWith(hang, answers(200))
    const running = attempts.run('/x', {}, retries(1))
    attempts.restart()
    expect((await running).status).toBe(200)
    expect(count()).toBe(2)
  })

  it('that is restarted without a retry left has been cancelled', async () => {
    const { attempts } = attemptsWith()
    const running = attempts.run('/x', {}, retries(0))
    attempts.restart()
    expect(brief(await running)).toEqual({ status: 0, thrown: 'Request cancelled', isRetryCancelled: true })
  })

  it('that has just been made anew is not cancelled again for 300 ms', async () => {
    let flagCleared = () => undefined as void
    const fetch = jest.fn(hang)
    const attempts = createAttempts({
      fetch: fetch as unknown as typeof globalThis.fetch,
      timeout: () => new AbortController().signal,
      wait: (milliseconds) =>
        milliseconds === 300 ? new Promise((clear) => (flagCleared = clear)) : Promise.resolve(),
    })
    const isCancelled = () => fetch.mock.lastCall?.[1].signal?.aborted
    const running = attempts.run('/x', {}, retries(1))
    attempts.restart()
    await turns()
    attempts.restart()
    expect([fetch.mock.calls.length, isCancelled()]).toEqual([2, false])
    flagCleared()
    await turns()
    attempts.restart()
    expect(isCancelled()).toBe(true)
    await running
  })
})
