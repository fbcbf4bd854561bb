import type { FastifyInstance } from 'fastify'
import { escapeMarkup, pagePolicy } from '../markup/markup'
import { pageStyle } from '../markup/page-style'
import { shopPath } from '../sign-in/sign-in'

/** Stands in for the store pages of the carrier's app: lists the stores that the app named. */
const storesPage = (returnTo: string, stores: readonly string[]): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Stores</title>
    <style>${pageStyle}</style>
  </head>
  <body>
    <main>
      <h1>Stores</h1>
      <p>${stores.length > 0 ? `Near ${stores.map(escapeMarkup).join(', ')}.` : 'The app has named no store.'}</p>
      <p><a href="${escapeMarkup(returnTo)}">Back to the shop</a></p>
    </main>
  </body>
</html>
`

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
