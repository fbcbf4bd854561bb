import { nextGenAddress, pageBeforeNextGen } from './session-guard'

it.each([
  ['/sales/next/expresscart.html', 'expresscart'],
  ['/sales/byod/expresscart/', 'expresscart'],
  ['/Sales/Digital/plans/start.html/', 'plans/start'],
  ['/sales/nextgen/expresscart.html', ''],
  ['/sales/NextGen/expresscart.html', ''],
  ['/sales/xyz/expresscart.html', ''],
  ['/sales/next/', ''],
  ['/smartphones/', ''],
])('%s is to become the next-generation page %j', (path, page) => {
  expect(pageBeforeNextGen(path)).toBe(page)
})

it('takes the whole query along, but for mtnFlow=G', () => {
  expect(nextGenAddress('/sales/digital/plans/start.html', 'mtnFlow=G&line=1')).toBe(
    '/sales/nextgen/plans/start.html?line=1',
  )
})
