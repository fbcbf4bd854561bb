import type { FastifyInstance } from 'fastify'
import { pagePolicy } from '../markup/page-policy'
import { shopPath } from '../sign-in/sign-in'
import { storesPage } from './stores-page'

interface GatewayRequest {
  Querystring: { type?: string; goto?: string; locationCode?: string; closestIspuLocationCode?: string }
}

/** Stands in for the gateway of the carrier's app: signs a shopper in, or shows the stores that the app named. */
export const registerAppGateway = async (app: FastifyInstance) => {
  app.get<GatewayRequest>('/mobileappgateway', async (request, reply) => {
    const { type, goto, locationCode = '', closestIspuLocationCode = '' } = request.query
    const returnTo = shopPath(goto)
    if (type === 'userSignIn') return reply.redirect(`/signin?goto=${encodeURIComponent(returnTo)}`, 303)
    if (type !== 'rtlStoreJourney') return reply.callNotFound()
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', pagePolicy)
      .send(storesPage(returnTo, [locationCode, closestIspuLocationCode].filter(Boolean)))
  })
}
