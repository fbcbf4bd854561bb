import type { AreaRoutes } from '../route'
import { confirmSubmit } from './confirm-submit.route'
import { listCards } from './list-cards.route'
import { paypalAuthenticate } from './paypal-authenticate.route'
import { removeCard } from './remove-card.route'

export { paypalAuthenticate, confirmSubmit, listCards, removeCard }

export const paymentRoutes = {
  paypalAuthenticate: {
    route: paypalAuthenticate,
    provenance: {
      'signed-in': { E031: 'given' },
      prospect: { E031: 'derived' },
      prepay: { E031: 'derived' },
      'prepay-signed-in': { E031: 'derived' },
    },
    aliases: {
      '/soe/digital/paymentservice/paypalAuthenticateFromCheckout': { E031: 'given' },
      '/soe/digital/prepayservice/paypalAuthenticateFromCheckout': { E031: 'derived' },
    },
  },
  confirmSubmit: {
    route: confirmSubmit,
    provenance: { 'signed-in': { E032: 'given' }, prospect: { E032: 'extrapolated' } },
    aliases: { '/soe/digital/paymentservice/confirmSubmit': { E032: 'given' } },
  },
  listCards: { route: listCards, provenance: {}, aliases: {} },
  removeCard: { route: removeCard, provenance: {}, aliases: {} },
} as const satisfies AreaRoutes
