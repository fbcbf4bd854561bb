import { checkoutStep } from './checkout-step'
import { named, type Page } from './page'
import { sales } from './sales-paths'

export const tradeInPages: readonly Page[] = [
  {
    paths: sales('tradeIn', 'tradein', 'landing'),
    file: 'device-page',
    load: named('DevicePage', () => import('@soe/shop-trade-in/device-page')),
  },
  {
    paths: sales('tradeIn', 'tradein/devicedetails', 'validatetradeindevice', 'validatedevicespoke'),
    file: 'device-details-page',
    load: named('DeviceDetailsPage', () => import('@soe/shop-trade-in/device-details-page')),
  },
  {
    paths: sales('tradeIn', 'tradein/devicecondition', 'deviceconditionspoke'),
    file: 'condition-page',
    load: named('ConditionPage', () => import('@soe/shop-trade-in/condition-page')),
  },
  {
    paths: sales('tradeIn', 'devicesummary', 'tradeincreditspoke', 'zerodollartradeinspoke'),
    file: 'estimate-page',
    load: named('EstimatePage', () => import('@soe/shop-trade-in/estimate-page')),
  },
  // Where the box for a trade-in alone goes is a step of its checkout.
  checkoutStep('delivery', sales('tradeIn', 'confirmshippingdetails')),
]
