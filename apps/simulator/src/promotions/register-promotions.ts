import { offerTerms } from '@soe/carrier'
import { findDeviceSku, findProduct, promoDetailsPrefix } from '@soe/catalogue'
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
    const language = request.query.language === 'es' ? 'es' : 'en'
    const product = findProduct(request.params.slug, language)
    const sku = findDeviceSku(product?.defaultSKU ?? '')
    if (!product || !sku?.model.offer) return reply.callNotFound()
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy)
      .send(
        promoPage({
          promo: sku.model.offer.text[language],
          name: product.productDisplayName,
          terms: offerTerms(sku, language),
          language,
        }),
      )
  })
}
