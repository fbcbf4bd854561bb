import { isThrottled, throttledNames } from './match-throttle'

const isNamed = (names: readonly string[], page: string) =>
  names.some((name) => name.toLowerCase() === page.replaceAll(/\W/g, '_').toLowerCase())

/** Whether a prospect who asks for the page is redirected to the next-generation flow. */
export const redirectsProspect = (list: readonly string[], page: string): boolean =>
  isThrottled(list, 'NSA_REDIRECT_TH_PROSPECT') || isNamed(throttledNames(list, 'R_K_S_{x}'), page)

/** Whether a prospect who adds an accessory on its grid or product page goes on in the next-generation flow. */
export const redirectsAccessoryAdd = (list: readonly string[]): boolean =>
  isThrottled(list, 'NSA_REDIRECT_TH_ACCESSORY_GW_PDP_NSA_ADD_TO_CART_ENABLE')
