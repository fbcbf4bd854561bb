import type { Environment } from '../environment'
import { createVisitParameters } from './visit-parameters'

const openAt = (search: string) => {
  sessionStorage.clear()
  const location = { search }
  return { location, parameters: createVisitParameters({ location, sessionStorage } as unknown as Environment) }
}

it('keeps what the visit started with, and forgets what belongs to a page', () => {
  const { location, parameters } = openAt('?srcCode=mail&isProspect=true&wid=7&type=THRESHOLD')
  expect(parameters()).toEqual({ srcCode: 'mail', isProspect: true, wid: '7', type: 'THRESHOLD' })
  location.search = '?flow=EUP'
  expect(parameters()).toEqual({ srcCode: 'mail', isProspect: true, flow: 'EUP' })
})

it('takes the latest value of a parameter that lasts', () => {
  const { location, parameters } = openAt('?srcCode=mail&isShopFlow=true')
  parameters()
  location.search = '?srcCode=banner&isShopFlow=false'
  parameters()
  location.search = ''
  expect(parameters()).toEqual({ srcCode: 'banner', isShopFlow: false })
})
