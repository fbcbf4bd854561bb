import { RefusalFault } from '@soe/world'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeMarkup, pagePolicy } from '../markup/markup'
import { pageStyle } from '../markup/page-style'

type Named = Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>

/** A page of this very site sends the request, as browsers say it. What names no page is not sent by one. */
export const isOwnPage = ({ headers, protocol, host }: Named): boolean =>
  headers['sec-fetch-site'] === 'same-origin' || headers.origin === `${protocol}://${host.toLowerCase()}`

/** Behind a proxy the browser's host may be the forwarded one, which no page can make up. */
const isOwnHost = ({ headers, host }: Named, origin: string): boolean =>
  URL.canParse(origin) &&
  [host, headers['x-forwarded-host']].some((known) => String(known).toLowerCase() === new URL(origin).host)

/**
 * A page of another site sends the request. Browsers say so in Sec-Fetch-Site, and where they don't, in the origin of
 * a form. Old browsers, webviews and other clients that say neither are taken at their word.
 */
export const isForeign = (request: Named): boolean => {
  const { 'sec-fetch-site': site, origin } = request.headers
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return origin !== undefined && !isOwnHost(request, origin)
}

/** The browser's window goes there, and no picture, frame or script asks for it. */
const isVisit = ({ headers }: Named): boolean =>
  headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'

/** A link of another port or name of this site, such as a list of worlds, is followed by who chose to. */
const isLinkOfSite = (request: Named): boolean => request.headers['sec-fetch-site'] === 'same-site' && isVisit(request)

/** The console on localhost leads into a world under a name below it, which browsers take for another site. */
const isLinkOfLocalhost = (request: Named): boolean => {
  const { referer = '' } = request.headers
  const { protocol, host } = request
  const [, above] = /^[a-z0-9-]+\.(localhost(?::\d+)?)$/.exec(host) ?? []
  return above !== undefined && isVisit(request) && referer.startsWith(`${protocol}://${above}/`)
}

const aheadOfClick = 'This address changes who you are in the shop: it is opened by a click, and not ahead of one.'

const foreign = () => new RefusalFault('FOREIGN_PAGE')

/** A browser asks ahead of a click that may never come (Sec-Purpose, and what browsers sent before it). */
const isAhead = ({ headers: { 'sec-purpose': ahead, purpose, 'x-moz': moz, 'x-purpose': older } }: Named): boolean =>
  [ahead, purpose, moz, older].some((said) => /\b(prefetch|prerender|preview)\b/i.test(String(said)))

/** Refuses what another site's page makes a browser send. */
export const assertOwnRequest = (request: Named) => {
  if (isForeign(request)) throw foreign()
}

const askPage = (url: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Another site leads here</title>
    <style>${pageStyle}</style>
  </head>
  <body>
    <main>
      <h1>Another site leads here</h1>
      <p>This address changes who you are in the shop. Go on only if you meant to.</p>
      <p><a href="${escapeMarkup(url)}">Go on</a></p>
    </main>
  </body>
</html>
`

/**
 * Whether a link that changes something may be followed: one of this site, or one that was typed. A link of another
 * site leads to a page that asks first; anything else that another site sends is refused.
 */
export const mayFollow = (request: FastifyRequest, reply: FastifyReply): boolean => {
  if (isAhead(request)) throw new RefusalFault('FOREIGN_PAGE', aheadOfClick)
  if (!isForeign(request) || isLinkOfSite(request) || isLinkOfLocalhost(request)) return true
  if (!isVisit(request)) throw foreign()
  void reply
    .status(403)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', pagePolicy)
    .send(askPage(request.originalUrl))
  return false
}
