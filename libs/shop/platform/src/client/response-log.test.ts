import { createResponseLog } from './response-log'

const response = (status: number) => ({
  operation: 'cart.addDevice' as const,
  serviceUrl: '/soe/x',
  method: 'POST',
  status,
  e2eRequestId: 'e2e',
  errorId: '',
})

describe('the responses of the carrier', () => {
  it('are remembered, the last five', () => {
    const log = createResponseLog()
    for (const status of [200, 201, 202, 203, 204, 205]) log.add(response(status), new Headers())
    expect(log.latest().map(({ status }) => status)).toEqual([201, 202, 203, 204, 205])
  })

  it('name the customer, until one names another', () => {
    const log = createResponseLog()
    expect(log.customer()).toEqual({ accountNumber: '', mobile: '' })
    log.add(response(200), new Headers({ vzwaccountnumber: '0001-00001', mobile: 'xxx1234' }))
    log.add(response(200), new Headers())
    expect(log.customer()).toEqual({ accountNumber: '0001-00001', mobile: 'xxx1234' })
  })
})
