import { offerRecord, worldDay } from '@soe/carrier'
import { findProduct, promoDetailsPrefix } from '@soe/catalogue'
import { readWorldClock } from '@soe/world'
import type { FastifyInstance } from 'fastify'
import { findWorld } from '../http/identify'
import { pagePolicy } from '../markup/markup'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { promoPage } from './promo-page'

interface PromotionRequest {
  Params: { slug: string }
  Querystring: { language?: string }
}

/** Serves the details of the promotion that a device has today; only the shop may frame them. */
export const registerPromotions =
  ({ worlds, clock }: SimulatorContext) =>
  async (app: FastifyInstance) => {
    app.get<PromotionRequest>(`${promoDetailsPrefix}:slug.html`, async (request, reply) => {
      const { header } = await findWorld(worlds, request, reply)
      const day = worldDay({ header, now: readWorldClock(header.clock, clock()) })
      const language = request.query.language === 'es' ? 'es' : 'en'
      const product = findProduct(request.params.slug, language)
      const offer = product && offerRecord(product.productId, language, day)
      if (!offer) return reply.callNotFound()
      return reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('content-security-policy', pagePolicy)
        .send(promoPage({ offer, name: product.productDisplayName, language }))
    })
  }
