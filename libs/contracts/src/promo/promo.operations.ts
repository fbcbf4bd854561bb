export * as getPromoCaseIdByBarCode from './get-promo-case-id-by-bar-code'
export * as validateRaf from './validate-raf'
export * as validateFriendsAndFamily from './validate-friends-and-family'
export * as vendorValidateAndUpdateCart from './vendor-validate-and-update-cart'
