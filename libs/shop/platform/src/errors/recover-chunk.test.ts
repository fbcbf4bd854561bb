import { reloadForChunk } from './reload-for-chunk'

const failure = new Error('Failed to fetch dynamically imported module: /assets/pay.js')
const chunkLoadError = Object.assign(new Error('x'), { name: 'ChunkLoadError' })

const page = (search: string) => {
  const replace = jest.fn()
  return {
    environment: { location: { pathname: '/sales/nse/payment.html', search, replace }, now: () => 17 },
    replace,
  }
}

describe('a chunk that can not be fetched', () => {
  it.each([
    ['reloads once with a timestamp', '?a=1', failure, true, '/sales/nse/payment.html?a=1&ts=17'],
    ['is known by name too', '', chunkLoadError, true, '/sales/nse/payment.html?ts=17'],
    ['is known in webpack words', '', new Error('Loading chunk 7 failed'), true, '/sales/nse/payment.html?ts=17'],
  ])('%s', (_, search, error, flag, target) => {
    const { environment, replace } = page(search)
    expect(reloadForChunk(environment as never, error, flag)).toBe(true)
    expect(replace).toHaveBeenCalledWith(target)
  })

  it.each([
    ['was reloaded before', '?ts=3', failure, true],
    ['happens with the flag off', '', failure, false],
    ['is another error', '', new Error('x is not a function'), true],
  ])('does not reload when it %s', (_, search, error, flag) => {
    const { environment, replace } = page(search)
    expect(reloadForChunk(environment as never, error, flag)).toBe(false)
    expect(replace).not.toHaveBeenCalled()
  })
})
