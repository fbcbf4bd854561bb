import { redirectsProspect, type ProspectVisit } from './prospect-gates'

const accessories = 'NSA_REDIRECT_TH_ACCESSORY_GW_PDP_NSA_ADD_TO_CART_ENABLE'

it.each<[ProspectVisit, boolean]>([
  [{ throttleList: [], page: 'expresscart' }, false],
  [{ throttleList: ['NSA_REDIRECT_TH_PROSPECT'], page: 'expresscart' }, true],
  [{ throttleList: ['R_K_S_expresscart'], page: 'expresscart' }, true],
  [{ throttleList: ['R_K_S_EXPRESSCART'], page: 'expresscart' }, true],
  [{ throttleList: ['R_K_S_expresscart'], page: 'plans' }, false],
  [{ throttleList: ['R_K_S_plans_start'], page: 'plans/start' }, true],
  [{ throttleList: ['EA_C'], page: 'expresscart' }, false],
  [{ throttleList: [accessories], page: 'expresscart', flowName: 'NSEACC' }, true],
  [{ throttleList: [accessories], page: 'expresscart', flowName: 'NSE' }, false],
  [{ throttleList: [accessories], page: 'plans', flowName: 'NSEACC' }, false],
])('a prospect of %j is redirected to the next-generation flow: %s', (visit, expected) => {
  expect(redirectsProspect(visit)).toBe(expected)
})
