/** Good news shows in the section it is about; every other finding shows above the lines. */
const places = { accessories: ['BUNDLE_DISCOUNT'], codes: ['PROMO_APPLIED', 'REFERRAL_REWARD'] } as const

const isAmong = (codes: readonly string[]) => (code: string) => codes.includes(code)

export const isAboutAccessories = isAmong(places.accessories)
export const isAboutCodes = isAmong(places.codes)
export const isAboutTheCart = (code: string) => !isAboutAccessories(code) && !isAboutCodes(code)
