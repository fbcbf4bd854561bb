import { findProduct, promoDetailsPrefix } from '@soe/catalogue'
import type { FastifyInstance } from 'fastify'
import { pagePolicy } from '../markup/markup'
import { promoPage } from './promo-page'

interface PromotionRequest {
  Params: { slug: string }
  Querystring: { language?: string }
}

/** Serves the details of each device's promotion; only the shop may frame them. */
export const registerPromotions = async (app: FastifyInstance) => {
  app.get<PromotionRequest>(`${promoDetailsPrefix}:slug.html`, async (request, reply) => {
    const product = findProduct(request.params.slug)
    if (!product?.promoBadge) return reply.callNotFound()
    const language = request.query.language === 'es' ? 'es' : 'en'
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy)
      .send(promoPage(product.promoBadge, product.productDisplayName, language))
  })
}
