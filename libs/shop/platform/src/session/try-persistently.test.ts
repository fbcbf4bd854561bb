import { tryPersistently } from './try-persistently'

const answering = (answers: (attempt: number) => number | Error) => {
  const waits: number[] = []
  let attempts = 0
  const fetch = tryPersistently({
    fetch: async () => {
      attempts += 1
      const answer = answers(attempts)
      if (answer instanceof Error) throw answer
      return new Response(null, { status: answer })
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
  })
  return { fetch, waits, attempts: () => attempts }
}

describe('a persistent call', () => {
  it('gets the first answer there is', async () => {
    const { fetch, waits, attempts } = answering((attempt) => (attempt < 4 ? new TypeError('Failed to fetch') : 200))
    expect((await fetch('/')).status).toBe(200)
    expect([attempts(), waits]).toEqual([4, [750, 750, 750]])
  })

  it.each([500, 401, 404])('takes %i for an answer', async (status) => {
    const { fetch, attempts } = answering(() => status)
    expect((await fetch('/')).status).toBe(status)
    expect(attempts()).toBe(1)
  })

  it.each([
    ['503', () => 503],
    ['no answer', () => new TypeError('Failed to fetch')],
  ])('gives up after 30 attempts with %s, even if it is repeated', async (_, answer) => {
    const { fetch, waits, attempts } = answering(answer)
    await fetch('/').catch(() => undefined)
    await expect(fetch('/')).rejects.toThrow('Network Error')
    expect(attempts()).toBe(30)
    expect(waits).toEqual(Array.from({ length: 29 }, () => 750))
  })
})
