import { isThrottled, throttledNames } from './match-throttle'

export interface ProspectVisit {
  throttleList: readonly string[]
  /** Page name of the address, such as expresscart. */
  page: string
  /** The cookie of this name: what the cart holds. */
  flowName?: string
}

const isNamed = (names: readonly string[], page: string) =>
  names.some((name) => name.toLowerCase() === page.replaceAll(/\W/g, '_').toLowerCase())

const cartPages: readonly string[] = ['cart', 'expresscart']

/** A prospect's cart of accessories alone, as the accessory grid and product pages fill it. */
const isAccessoryCart = ({ page, flowName }: ProspectVisit) => flowName === 'NSEACC' && cartPages.includes(page)

/** Whether a prospect who asks for the page is redirected to the next-generation flow (the specification, platform 6). */
export const redirectsProspect = (visit: ProspectVisit): boolean => {
  const { throttleList, page } = visit
  return (
    isThrottled(throttleList, 'NSA_REDIRECT_TH_PROSPECT') ||
    isNamed(throttledNames(throttleList, 'R_K_S_{x}'), page) ||
    (isAccessoryCart(visit) && isThrottled(throttleList, 'NSA_REDIRECT_TH_ACCESSORY_GW_PDP_NSA_ADD_TO_CART_ENABLE'))
  )
}
