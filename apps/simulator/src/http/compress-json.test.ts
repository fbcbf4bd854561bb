import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'
import { acceptedEncoding } from './compress-json'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const grid = '/soe/digital/prospect/browseservice/catalogue/nse/listProducts?category=smartphones'
const small = '/content/vcg/feature-flags.json'

const get = (url: string, accepted: string) =>
  simulator.app.inject({ method: 'GET', url, headers: { 'accept-encoding': accepted } })

describe('a large JSON reply', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
  ] as const)('comes as %s to who accepts %s', async (encoding, accepted, unpack) => {
    const plain = await get(grid, 'identity')
    const reply = await get(grid, accepted)
    expect(reply.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(reply.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
    expect(JSON.parse(unpack(reply.rawPayload).toString())).toEqual(plain.json())
  })

  it('comes as it is to who accepts no encoding, and says that it varies', async () => {
    const reply = await get(grid, 'br;q=0, gzip;q=0.0')
    expect(reply.headers['content-encoding']).toBeUndefined()
    expect(reply.headers['vary']).toBe('accept-encoding')
    expect(reply.json()).toMatchObject({ category: 'smartphones' })
  })
})

describe('a small reply', () => {
  it('comes as it is', async () => {
    const reply = await get(small, 'gzip, br')
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-encoding']).toBeUndefined()
  })
})

describe('the encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['brotli', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('of %p is %p', (accepted, encoding) => {
    expect(acceptedEncoding(accepted)).toBe(encoding)
  })
})
