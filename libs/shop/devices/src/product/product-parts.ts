import { BuyBar } from './lazy-bar'
import { PurchaseHelp } from './lazy-help'
import { prepareStory } from './lazy-story'
import { ButtonSum, LineSum } from './estimate/lazy-sum'
import { AccessoryPurchase, UpgradeWay } from './purchase'

/** Fetches the parts of a product's page that come after the rest in the browser. */
export const prepareProductParts = () =>
  Promise.all([
    prepareStory(),
    ...[AccessoryPurchase, BuyBar, ButtonSum, LineSum, PurchaseHelp, UpgradeWay].map(({ prepare }) => prepare()),
  ])
