import { addDevice, addWishlist, getProcessStep, listProducts } from '@soe/contracts/routes'
import type { ClientRoute } from './client-route'
import { failureOf } from './failure-of'

const failure = (route: ClientRoute, status: number, body: unknown, headers: Record<string, string> = {}) =>
  failureOf({
    route,
    url: '/soe/x',
    requestId: 'r-1',
    request: {},
    answer: { status, body, headers: new Headers(headers) },
  })

const header = (statusCode: string) => ({ serviceHeader: { statusCode, statusMsg: 'NOT_DONE' } })

describe('an answer', () => {
  it.each<[string, ClientRoute, unknown]>([
    ['of a change that is done', addDevice, header('00')],
    ['of a read without a status code', listProducts, { products: [] }],
    ['of a wishlist that took the product', addWishlist, { statusCode: '1' }],
  ])('%s is not a failure', (_name, route, body) => {
    expect(failure(route, 200, body)).toBeUndefined()
  })

  it.each<[string, ClientRoute, unknown, string]>([
    ['an unknown status code', addDevice, header('99'), '99'],
    ['a status code that is success elsewhere', addDevice, header('SUCCESS'), 'SUCCESS'],
    ['00 where 1 is success', addWishlist, { statusCode: '00' }, '00'],
  ])('with %s is a failure of that id, and none of the network', (_name, route, body, id) => {
    expect(failure(route, 200, body)).toMatchObject({ status: 200, error: { id } })
    expect(failure(route, 200, body)).not.toHaveProperty('thrown')
  })

  it('with errors fails with the first', () => {
    const body = { ...header('208'), errors: [{ id: '208', message: 'Scheduled' }, { id: '1' }] }
    expect(failure(addDevice, 200, body)?.error).toEqual({ id: '208', message: 'Scheduled' })
  })

  it('that refuses has the text for logs only', () => {
    const body = { error: { code: 'XSRF_TOKEN', message: 'The header must repeat the cookie.' } }
    expect(failure(addDevice, 403, body)).toMatchObject({
      error: { id: 'XSRF_TOKEN', name: 'XSRF_TOKEN' },
      thrown: { message: 'The header must repeat the cookie.' },
    })
  })

  it('without a process step fails where the call exists for it', () => {
    expect(failure(getProcessStep, 200, header('00'))).toMatchObject({ isEmptyProcessStep: true })
  })

  it.each([
    [{ e2erequestid: 'e2e-9' }, 'e2e-9'],
    [{}, 'r-1'],
  ])('with the headers %j is known by the id %s', (headers, id) => {
    expect(failure(addDevice, 500, undefined, headers)?.e2eRequestId).toBe(id)
  })
})
