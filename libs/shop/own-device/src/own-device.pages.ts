import type { Page } from '@soe/shop-platform'
import { ownDevicePage } from './pages/own-device.page'
import { deviceEligibilityPage } from './pages/device-eligibility.page'
import { simPage } from './pages/sim.page'
import { buySimPage } from './pages/buy-sim.page'
import { activationMethodPage } from './pages/activation-method.page'

export const ownDevicePages: readonly Page[] = [
  ownDevicePage,
  deviceEligibilityPage,
  simPage,
  buySimPage,
  activationMethodPage,
]
