import { visitParameters } from './visit-parameters'

beforeEach(() => sessionStorage.clear())

const parametersAt = (...searches: string[]) => visitParameters(sessionStorage, searches, searches.at(-1) ?? '')

it('keeps what the visit started with, and forgets what belongs to a page', () => {
  const first = parametersAt('?srcCode=mail&isProspect=true&wid=7&type=THRESHOLD')
  expect(first).toEqual({ srcCode: 'mail', isProspect: true, wid: '7', type: 'THRESHOLD' })
  expect(parametersAt('?flow=EUP')).toEqual({ srcCode: 'mail', isProspect: true, flow: 'EUP' })
})

it('takes the latest value of a parameter that lasts', () => {
  parametersAt('?srcCode=mail&isShopFlow=true')
  parametersAt('?srcCode=banner&isShopFlow=false')
  expect(parametersAt('')).toEqual({ srcCode: 'banner', isShopFlow: false })
})

it('keeps what an address named that a redirect has replaced', () => {
  expect(parametersAt('?srcCode=mail&flow=AAL&wid=7', '?flow=EUP')).toEqual({ srcCode: 'mail', flow: 'EUP' })
  expect(parametersAt('')).toEqual({ srcCode: 'mail', flow: 'EUP' })
})
