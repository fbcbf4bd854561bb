import { named, type Page } from './page'
import { sales } from './sales-paths'

export const ownDevicePages: readonly Page[] = [
  {
    paths: sales('purchase', 'byod', 'byod/selectMakeAndModel'),
    file: 'own-device-page',
    load: named('OwnDevicePage', () => import('@soe/shop-own-device/own-device-page')),
  },
  {
    paths: sales('purchase', 'dvm/eligibility', 'dvm/deviceEligibility'),
    file: 'device-eligibility-page',
    load: named('DeviceEligibilityPage', () => import('@soe/shop-own-device/device-eligibility-page')),
  },
  {
    paths: sales('purchase', 'sim'),
    file: 'sim-page',
    load: named('SimPage', () => import('@soe/shop-own-device/sim-page')),
  },
  {
    paths: sales('lines', 'buysim'),
    file: 'buy-sim-page',
    load: named('BuySimPage', () => import('@soe/shop-own-device/buy-sim-page')),
  },
  {
    paths: sales('purchase', 'activationmethod'),
    file: 'activation-method-page',
    load: named('ActivationMethodPage', () => import('@soe/shop-own-device/activation-method-page')),
  },
]
