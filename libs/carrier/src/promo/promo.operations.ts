export { getPromoCaseIdByBarCode } from './get-promo-case-id-by-bar-code'
export { validateFriendsAndFamily } from './validate-friends-and-family'
export { validateRaf } from './validate-raf'
export { vendorValidateAndUpdateCart } from './vendor-validate-and-update-cart'
