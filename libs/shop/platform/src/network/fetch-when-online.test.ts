import { fetchWhenOnline } from './fetch-when-online'

const network = { isOn: true }
beforeEach(() => {
  network.isOn = true
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isOn)
})
afterEach(() => jest.restoreAllMocks())

it('asks for nothing without a network, and loads as soon as there is one', async () => {
  network.isOn = false
  const load = jest.fn(() => Promise.resolve('code'))
  const fetched = fetchWhenOnline(load)
  await new Promise(process.nextTick)
  expect(load).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  expect(await fetched).toBe('code')
  expect(load).toHaveBeenCalledTimes(1)
})

it('fails with a network at once', async () => {
  const missing = new TypeError('Failed to fetch dynamically imported module')
  await expect(fetchWhenOnline(() => Promise.reject(missing))).rejects.toBe(missing)
})
