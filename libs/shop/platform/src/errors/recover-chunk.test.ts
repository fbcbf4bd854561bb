import { recoverChunk } from './recover-chunk'

const failure = new Error('Failed to fetch dynamically imported module: /assets/pay.js')
const chunkLoadError = Object.assign(new Error('x'), { name: 'ChunkLoadError' })

const reached = () => Promise.resolve(new Response())
const unreached = () => Promise.reject(new TypeError('Failed to fetch'))

interface Network {
  fetch?: () => Promise<Response>
  isOnline?: () => boolean
}

const page = (search: string, { fetch = reached, ...network }: Network = {}) => {
  const replace = jest.fn()
  const location = { pathname: '/sales/nse/payment.html', search, replace }
  return { environment: { location, now: () => 17, fetch, ...network } as never, replace }
}

describe('a chunk that cannot be fetched', () => {
  it.each([
    ['reloads once with a timestamp', '?a=1', failure, '/sales/nse/payment.html?a=1&ts=17'],
    ['is known by name too', '', chunkLoadError, '/sales/nse/payment.html?ts=17'],
    ['is known in webpack words', '', new Error('Loading chunk 7 failed'), '/sales/nse/payment.html?ts=17'],
  ])('%s', async (_, search, error, target) => {
    const { environment, replace } = page(search)
    expect(await recoverChunk(environment, error)).toBe('reloads')
    expect(replace).toHaveBeenCalledWith(target)
  })

  it.each([
    ['was reloaded before', '?ts=3', failure, true, {}, 'failed'],
    ['happens with the flag off', '', failure, false, {}, 'failed'],
    ['is another error', '', new Error('x is not a function'), true, {}, 'failed'],
    ['happens offline', '', failure, true, { isOnline: () => false }, 'offline'],
    ['happens while the server is out of reach', '', failure, true, { fetch: unreached }, 'offline'],
  ])('does not reload when it %s', async (_, search, error, isOn, network, recovery) => {
    const { environment, replace } = page(search, network)
    expect(await recoverChunk(environment, error, isOn)).toBe(recovery)
    expect(replace).not.toHaveBeenCalled()
  })
})
