import * as delays from '../delays'
import { loadChunk } from './load-chunk'

const missing = (message: string) => () => Promise.reject(new TypeError(message))

describe('a chunk', () => {
  it('is what its file exports', async () => {
    expect(await loadChunk(() => Promise.resolve('page'))).toBe('page')
  })

  it.each([
    ['Failed to fetch dynamically imported module: http://shop/assets/pay-Ab1.js', 'Loading chunk pay-Ab1 failed'],
    ['error loading dynamically imported module: http://shop/assets/pay-Ab1.js', 'Loading chunk pay-Ab1 failed'],
    ['Importing a module script failed.', 'Loading chunk  failed'],
  ])('raises a ChunkLoadError where a browser says "%s"', async (message, text) => {
    await expect(loadChunk(missing(message))).rejects.toMatchObject({ name: 'ChunkLoadError', message: text })
  })

  it('keeps the error of code that came and failed', async () => {
    await expect(loadChunk(missing('x is not a function'))).rejects.toThrow(new TypeError('x is not a function'))
  })

  describe('that never comes', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    it('raises a ChunkLoadError after the time for chunks, not before (C9.67)', async () => {
      const failed = jest.fn()
      void loadChunk(() => new Promise(() => undefined)).catch(failed)
      await jest.advanceTimersByTimeAsync(delays.chunkLoad - 1)
      expect(failed).not.toHaveBeenCalled()
      await jest.advanceTimersByTimeAsync(1)
      expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'ChunkLoadError' }))
    })

    it('leaves no timer behind once it has come', async () => {
      await loadChunk(() => Promise.resolve('page'))
      expect(jest.getTimerCount()).toBe(0)
    })
  })
})
