import { getCheckoutDetails, getFeatureFlags } from '@soe/contracts/routes'
import type { Identity } from '../identity/identity'
import { callOperation, type CallDependencies } from './call-operation'
import type { ClientRoute } from './client-route'

const common = { channel: 'VZW-DOTCOM', cartId: '', xsrfToken: '' }
const customer = { ...common, audience: 'signed-in', loggedIn: true } as Identity
const guest = { ...common, audience: 'prospect', loggedIn: false } as Identity

const calling = (who: Identity, statuses: number[]) => {
  let current = who
  const refresh = jest.fn()
  const dependencies = {
    environment: { newId: () => 'r-1', location: { pathname: '/', search: '' }, cookies: { read: () => '' } },
    identity: { get: () => current, refresh },
    answerDates: { latest: 0, latestKept: 0 },
    visit: { enter: () => undefined, referrer: () => '', entryPoint: () => '', flow: () => '' },
    responses: { add: () => undefined },
    attempts: { run: () => Promise.resolve({ status: statuses.shift() ?? 200, body: {}, headers: new Headers() }) },
    loadReactions: () =>
      Promise.resolve({
        explain: () => Promise.resolve(new Error('failed')),
        complete: (_route: unknown, body: string) => body,
      }),
  } as unknown as CallDependencies
  const api = callOperation(dependencies)
  const call = (route: ClientRoute) => api({ route, path: route.path, headers: {}, body: '{}' }).catch(() => undefined)
  return {
    call,
    refresh,
    become: (next: Identity) => {
      current = next
    },
  }
}

it('the answer of a call brings who is shopping up to date', async () => {
  const { call, refresh } = calling(customer, [200])
  await call(getCheckoutDetails)
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('a 401 leaves the customer’s page as it is, whatever else is answered, until it is left', async () => {
  const { call, refresh, become } = calling(customer, [401, 200])
  await call(getCheckoutDetails)
  await call(getFeatureFlags)
  expect(refresh).not.toHaveBeenCalled()
  become(guest)
  await call(getFeatureFlags)
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('a 401 changes nothing for a guest', async () => {
  const { call, refresh } = calling(guest, [401])
  await call(getCheckoutDetails)
  expect(refresh).toHaveBeenCalledTimes(1)
})
