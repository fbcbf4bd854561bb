import { fetchWhenOnline } from './fetch-when-online'

const network = { isOn: true }
beforeEach(() => {
  network.isOn = true
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isOn)
})
afterEach(() => jest.restoreAllMocks())

const missing = new TypeError('Failed to fetch dynamically imported module')

it('waits for the network, as often as it goes', async () => {
  network.isOn = false
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(missing).mockRejectedValueOnce(missing)
  load.mockResolvedValue('code')
  const fetched = fetchWhenOnline(load)
  for (const attempts of [1, 2]) {
    await new Promise(process.nextTick)
    expect(load).toHaveBeenCalledTimes(attempts)
    window.dispatchEvent(new Event('online'))
  }
  expect(await fetched).toBe('code')
})

const failsOnce = (first: () => void) =>
  jest
    .fn<Promise<string>, []>()
    .mockImplementationOnce(() => {
      first()
      return Promise.reject(missing)
    })
    .mockResolvedValue('code')

it('loads once more what was asked for without a network, though there is one when it fails', async () => {
  network.isOn = false
  expect(await fetchWhenOnline(failsOnce(() => (network.isOn = true)))).toBe('code')
})

it('loads once more where the network was gone meanwhile', async () => {
  expect(await fetchWhenOnline(failsOnce(() => window.dispatchEvent(new Event('offline'))))).toBe('code')
})

it('fails with a network at once', async () => {
  await expect(fetchWhenOnline(() => Promise.reject(missing))).rejects.toBe(missing)
})
