import { ShopError, type NormalisedError, type ServiceResponse } from '@soe/shop-platform'
import { classOfError, isVendorScript } from './classify-failure'
import { createErrorLog } from './create-error-log'
import { logRecord, type LogRecord } from './log-record'

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
  expect(logRecord({ kind: 'service', error }, { pathname: '/smartphones/', responses: [response] })).toEqual({
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

const record = (errorMessage: string): LogRecord => ({ errorMessage })

const start = (send: (record: LogRecord) => Promise<unknown>) => {
  const idle: (() => void)[] = []
  const left: LogRecord[] = []
  const state = { isOnline: true }
  const log = createErrorLog({
    send,
    sendLeaving: (one) => left.push(one),
    whenIdle: (callback) => idle.push(callback),
    isOnline: () => state.isOnline,
  })
  const rest = async () => {
    idle.shift()?.()
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return { log, left, rest, state }
}

it('sends a record a call once the browser is idle, and loses silently what can not be sent', async () => {
  const send = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(undefined)
  const { log, rest } = start(send)
  log.add(record('one'))
  log.add(record('two'))
  expect(send).not.toHaveBeenCalled()
  await rest()
  expect(send.mock.calls).toEqual([[record('one')], [record('two')]])
})

it('sends what waits as the page is left, and at most twenty records', () => {
  const { log, left } = start(jest.fn())
  for (let number = 0; number < 25; number += 1) log.add(record(String(number)))
  log.leave()
  log.leave()
  expect(left).toHaveLength(20)
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
