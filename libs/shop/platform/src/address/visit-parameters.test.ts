import type { Environment } from '../environment'
import { visitParameters } from './visit-parameters'

const openAt = (search: string) => {
  sessionStorage.clear()
  const location = { search }
  const environment = { location, sessionStorage } as unknown as Environment
  return { location, parameters: () => visitParameters(environment) }
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
