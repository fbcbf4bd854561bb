const codesNotes = ['PROMO_APPLIED', 'REFERRAL_REWARD']

/** The cart shows the bundle itself, with what it saves. */
const shownByCart = ['BUNDLE_DISCOUNT']

export const isAboutCodes = (code: string) => codesNotes.includes(code)

export const isAboutTheCart = (code: string) => !isAboutCodes(code) && !shownByCart.includes(code)
