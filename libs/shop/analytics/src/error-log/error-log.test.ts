import { ShopError, type NormalisedError, type ServiceResponse, type Shop } from '@soe/shop-platform'
import { partOf } from '@soe/shop-platform/testing'
import { classOfError, isVendorScript } from './classify-failure'
import { createErrorLog } from './create-error-log'
import { logRecord, type LogRecord } from './log-record'
import { readScriptFailure } from './watch-failures'
import { sendRecord } from './send-record'

const service = (more: Partial<NormalisedError>) =>
  new ShopError('cart.addDevice', 'message', { id: '', serviceErrMsg: '', ...more } as NormalisedError)

const named = (name: string, message: string) => Object.assign(new Error(message), { name })

it.each<[string, unknown]>([
  ['script', new TypeError('x is not a function')],
  ['script load', named('ChunkLoadError', 'Loading chunk 7 failed')],
  ['network', service({ isNetworkError: true })],
  ['aborted', service({ isAborted: true, isNetworkError: true })],
  ['service', service({ id: '208' })],
  ['Pie encryption', named('PieError', 'the key is missing')],
])('the class is %s', (expected, error) => {
  expect(classOfError(error)).toBe(expected)
})

it.each([
  ['https://vendor.test/tag.js', true],
  ['https://shop.test/tagmanager/tags.js', true],
  ['https://shop.test/assets/shop.js', false],
  ['', false],
])("the script %j is a vendor's: %s", (file, expected) => {
  expect(isVendorScript(file, 'https://shop.test')).toBe(expected)
})

it.each([
  ['vendor script', 'https://shop.test/tagmanager/tags.js'],
  ['script', 'https://shop.test/assets/shop.js'],
])('an error without a file of its event is of the class %s where its stack begins in %s', (kind, file) => {
  const error = Object.assign(new Error('no'), { stack: `Error: no\n    at track (${file}:1:20)` })
  const event = new ErrorEvent('error', { error })
  expect(readScriptFailure(event, 'https://shop.test')).toEqual({ kind, error, file })
})

it('records the call that failed and the last responses', () => {
  const error = service({
    id: '208',
    serviceErrMsg: 'Locked.',
    serviceUrl: '/soe/x',
    method: 'POST',
    e2eRequestId: 'e-1',
  })
  const response: ServiceResponse = {
    operation: 'cart.addDevice',
    serviceUrl: '/soe/x',
    method: 'POST',
    status: 200,
    e2eRequestId: 'e-1',
    errorId: '208',
  }
  expect(
    logRecord({ kind: 'service', error }, { pathname: '/smartphones/', search: '', responses: [response] }),
  ).toEqual({
    messageType: 'ERROR',
    eventType: 'service',
    subEventType: 'cart.addDevice',
    pageUrl: '/smartphones/',
    serviceUrl: '/soe/x',
    method: 'POST',
    serviceE2EId: 'e-1',
    errorMessage: 'Locked.',
    loggerMessage: 'cart.addDevice 200 208 e-1',
  })
})

it("says of a script's own error that it is one of the page (P8.44)", () => {
  const page = { pathname: '/', search: '', responses: [] }
  expect(logRecord({ kind: 'script', error: new TypeError('no') }, page)).toMatchObject({ error: 'UIError' })
  expect(logRecord({ kind: 'vendor script', error: new TypeError('no') }, page)).not.toHaveProperty('error')
})

it.each(['recommendations.pdm', 'wishlist.retrieveWishlist', 'wishlist.retrieveFavorites'] as const)(
  'says of a failure of %s what the specification says',
  (operation) => {
    const error = new ShopError(operation, 'message', { id: '500', serviceErrMsg: 'Broken.' } as NormalisedError)
    expect(logRecord({ kind: 'service', error }, { pathname: '/', search: '', responses: [] })).toMatchObject({
      errorMessage: 'api is returning some errors',
    })
  },
)

it('records of a page that could not be loaded its error, call, note and the names of its parameters', () => {
  const error = new ShopError('checkout.getCheckoutDetails', 'page-load-error', {
    id: '05',
    serviceErrMsg: 'No cart.',
    serviceUrl: '/soe/y',
    method: 'POST',
    e2eRequestId: 'e-2',
  } as NormalisedError)
  const page = { pathname: '/sales/digital/expresscart.html', search: '?cartId=secret&a=1&a=2', responses: [] }
  expect(logRecord({ kind: 'service', error }, page)).toMatchObject({
    error: '05',
    serviceUrl: '/soe/y',
    note: 'expresscart could not be loaded',
    extraParams: 'cartId a',
  })
})

const record = (errorMessage: string): LogRecord => ({ errorMessage })

const start = (send: (record: LogRecord) => Promise<unknown>, prepare = () => Promise.resolve()) => {
  const idle: (() => void)[] = []
  const state = { isOnline: true }
  const log = createErrorLog({
    prepare,
    send,
    whenIdle: (callback) => idle.push(callback),
    isOnline: () => state.isOnline,
  })
  const rest = async () => {
    idle.shift()?.()
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return { log, rest, state }
}

it('sends a record a call once the browser is idle, and loses silently what cannot be sent', async () => {
  const send = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(undefined)
  const { log, rest } = start(send)
  log.add(record('one'))
  log.add(record('two'))
  expect(send).not.toHaveBeenCalled()
  await rest()
  expect(send.mock.calls).toEqual([[record('one')], [record('two')]])
})

it('sends what waits as the page is left, and at most twenty records', () => {
  const send = jest.fn().mockResolvedValue(undefined)
  const { log } = start(send)
  for (let number = 0; number < 25; number += 1) log.add(record(String(number)))
  log.leave()
  log.leave()
  expect(send).toHaveBeenCalledTimes(20)
})

it('loses and repeats nothing where the page is left while the first record is about to be sent', async () => {
  const send = jest.fn().mockResolvedValue(undefined)
  const { log, rest } = start(send, () => new Promise((resolve) => setTimeout(resolve, 0)))
  log.add(record('one'))
  void rest()
  log.leave()
  expect(send).toHaveBeenCalledTimes(1)
  await rest()
  await rest()
  expect(send).toHaveBeenCalledTimes(1)
})

it('sends each record so that it outlives the page', async () => {
  const fetch = jest.fn().mockResolvedValue(undefined)
  const headersOf = () => ({ 'X-XSRF-TOKEN': 'token' })
  const shop = partOf<Shop>({
    environment: { fetch },
    identity: { get: () => ({ audience: 'prospect' }) },
    client: { loaded: () => ({ headersOf }) },
  })
  await sendRecord(shop, record('one'))
  expect(fetch).toHaveBeenCalledWith(
    '/soe/digital/prospect/peripheralsservice/nse/jsNotifyAsDynamic',
    expect.objectContaining({
      keepalive: true,
      headers: { accept: 'application/json', 'content-type': 'application/json', 'X-XSRF-TOKEN': 'token' },
      body: '{"errorMessage":"one"}',
    }),
  )
})

it('waits for a network', async () => {
  const send = jest.fn().mockResolvedValue(undefined)
  const { log, rest, state } = start(send)
  state.isOnline = false
  log.add(record('one'))
  await rest()
  expect(send).not.toHaveBeenCalled()
  state.isOnline = true
  log.flush()
  await rest()
  expect(send).toHaveBeenCalledTimes(1)
})
