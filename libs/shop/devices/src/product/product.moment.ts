/** What a product page fetches once the browser is idle, as one file. */
export { BuyBar } from './buy-bar'
export { ButtonSum, LineSum } from './estimate/line-sum'
export { leadOn } from './lead-on'
export { ProductHead } from './product-head'
export { ProductStory } from './product-story'
export { PurchaseHelp } from './purchase-help'
