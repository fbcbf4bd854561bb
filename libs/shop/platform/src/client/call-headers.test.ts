import { partOf } from '../testing/part-of'
import { requestHeaderNames, type RequestHeaderName } from '@soe/contracts/routes'
import * as routes from '@soe/contracts/routes'
import type { Environment } from '../environment'
import { readIdentity } from '../identity/identity'
import { callHeaders } from './call-headers'
import type { ClientRoute } from './client-route'

interface Call {
  route?: ClientRoute
  address?: string
  cookies?: string
  referrer?: string
  entryPoint?: string
  flow?: string
}

const addresses = {
  home: { path: '/', code: 'shop' },
  'smartphones/prepaid': { path: '/smartphones/prepaid', code: 'smartphones' },
  product: { path: '/smartphones/:slug', code: 'pdp' },
}

const headersOf = ({
  route = routes.addDevice,
  address = '/smartphones/',
  cookies = '',
  referrer = '',
  entryPoint = '',
  flow = '',
}: Call) => {
  const { pathname, search } = new URL(address, 'http://shop.test')
  const base = pathname.startsWith('/espanol') ? '/espanol' : ''
  const environment = partOf<Environment>({
    location: { pathname, search },
    cookies: { read: () => cookies, write: () => undefined },
    userAgent: '',
  })
  const visit = { referrer: () => referrer, entryPoint: () => entryPoint, flow: () => flow }
  return callHeaders(route, 'r-1', { environment, addresses, base, identity: readIdentity(environment), visit })
}

const token = 'XSRF-TOKEN=t-1'
const prepaid = '/smartphones/prepaid/'

const rows: readonly [RequestHeaderName, Call, string | undefined][] = [
  ['channelId', {}, 'VZW-DOTCOM'],
  ['cartId', { cookies: 'cartId=C1' }, 'C1'],
  ['cartId', {}, undefined],
  ['guiE2eRequestId', {}, 'r-1'],
  ['pageName', { address: '/' }, 'shop'],
  ['pageName', { address: '/espanol' }, 'shop'],
  ['pageName', { address: '/smartphones/' }, 'smartphones'],
  ['pageName', { address: prepaid }, 'smartphones'],
  ['pageName', { address: '/smartphones/orbit-12/' }, 'pdp'],
  ['pageName', { address: '/espanol/sales/next/expresscart.html?flow=AAL' }, 'expresscart'],
  ['loginStatus', { cookies: 'loggedIn=true' }, 'true'],
  ['loginStatus', {}, 'false'],
  ['from-referrer', { referrer: 'http://shop.test/watches/' }, 'http://shop.test/watches/'],
  ['from-referrer', {}, undefined],
  ['flowName', { cookies: 'flowName=AAL', flow: 'EUP' }, 'AAL'],
  ['flowName', { flow: 'EUP' }, 'EUP'],
  ['flowName', {}, undefined],
  ['visitorId', { cookies: 'uuid=v-1' }, 'v-1'],
  ['visitorId', {}, undefined],
  ['entryPoint', { entryPoint: 'BANNER' }, 'BANNER'],
  ['entryPoint', { entryPoint: 'PROMOCIÓN' }, 'PROMOCI%C3%93N'],
  ['entryPoint', {}, undefined],
  ['route-type', { flow: 'b2b' }, 'B2B'],
  ['route-type', { flow: 'AAL' }, undefined],
  ['Accept-Language', { address: '/smartphones/' }, 'en'],
  ['Accept-Language', { address: '/espanol/smartphones/' }, 'es'],
  ['service', { address: prepaid }, 'prepaid'],
  ['service', {}, undefined],
  ['prospectFlowEntry', {}, 'DeviceFirst'],
  ['prospectFlowEntry', { address: '/sales/byod/sim.html' }, undefined],
  ['prospectFlowEntry', { address: '/Sales/BYOD/Sim.HTML' }, undefined],
  ['prospectFlowEntry', { cookies: 'loggedIn=true' }, undefined],
  ['X-XSRF-TOKEN', { cookies: token, route: routes.placeOrder }, 't-1'],
  ['X-XSRF-TOKEN', { cookies: token }, undefined],
  ['p-csrf-token', { cookies: token, route: routes.continueGuest }, 't-1'],
  ['p-csrf-token', { cookies: token, route: routes.placeOrder }, undefined],
  ['DESTINATION_CLIENT_ID', { route: routes.pdm }, 'SOE-SALES'],
  ['DESTINATION_CLIENT_ID', { route: routes.getRtCartCount }, undefined],
]

it.each([...rows])('%s of %j is %s', (name, call, value) => {
  expect(headersOf(call)[name]).toBe(value)
})

it('covers every header of the contract', () => {
  expect([...new Set(rows.map(([name]) => name))].sort()).toEqual([...requestHeaderNames].sort())
})
