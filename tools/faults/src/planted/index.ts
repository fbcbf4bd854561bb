import { accessories } from './accessories'
import { account } from './account'
import { analytics } from './analytics'
import { app } from './app'
import { basket } from './basket'
import { cart } from './cart'
import { chat } from './chat'
import { checkout } from './checkout'
import { consoleFaults } from './console'
import { devices } from './devices'
import { hub } from './hub'
import { journey } from './journey'
import { offers } from './offers'
import { ownDevice } from './own-device'
import type { PlantedFault } from './planted-fault'
import { plans } from './plans'
import { platform } from './platform'
import { protection } from './protection'
import { recommendations } from './recommendations'
import { steps } from './steps'
import { storefront } from './storefront'
import { tradeIn } from './trade-in'
import { ui } from './ui'
import { wishlist } from './wishlist'

export const plantedFaults: readonly PlantedFault[] = [
  ...ui,
  ...platform,
  ...basket,
  ...journey,
  ...steps,
  ...devices,
  ...plans,
  ...protection,
  ...ownDevice,
  ...tradeIn,
  ...accessories,
  ...offers,
  ...cart,
  ...checkout,
  ...hub,
  ...wishlist,
  ...recommendations,
  ...account,
  ...chat,
  ...app,
  ...analytics,
  ...storefront,
  ...consoleFaults,
]
