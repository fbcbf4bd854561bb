import { accessoriesAddresses } from '@soe/shop-accessories/addresses'
import { accountAddresses } from '@soe/shop-account/addresses'
import { cartAddresses } from '@soe/shop-cart/addresses'
import { chatAddresses } from '@soe/shop-chat/addresses'
import { checkoutAddresses } from '@soe/shop-checkout/addresses'
import { devicesAddresses } from '@soe/shop-devices/addresses'
import { hubAddresses } from '@soe/shop-hub/addresses'
import { offersAddresses } from '@soe/shop-offers/addresses'
import { ownDeviceAddresses } from '@soe/shop-own-device/addresses'
import { plansAddresses } from '@soe/shop-plans/addresses'
import { protectionAddresses } from '@soe/shop-protection/addresses'
import { tradeInAddresses } from '@soe/shop-trade-in/addresses'
import { wishlistAddresses } from '@soe/shop-wishlist/addresses'
import type { Address, PageName } from '@soe/shop-platform'

/** Every address of the shop; the first that matches a path wins. */
export const addresses: Readonly<Record<PageName, Address>> = {
  ...devicesAddresses,
  ...plansAddresses,
  ...ownDeviceAddresses,
  ...tradeInAddresses,
  ...protectionAddresses,
  ...offersAddresses,
  ...hubAddresses,
  ...cartAddresses,
  ...accessoriesAddresses,
  ...checkoutAddresses,
  ...accountAddresses,
  ...wishlistAddresses,
  ...chatAddresses,
}
