import { acceptedElements } from '@soe/contracts'
import { baseAfter, isSpanishUrl } from '@soe/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import type { Reply } from '../pipeline/reply'
import { escapeMarkup, pagePolicy } from '../markup/markup'
import { pageStyle } from '../markup/page-style'

interface SentReply {
  readonly status: number
  readonly body: unknown
}

const texts = {
  en: {
    title: 'We couldn’t end your session',
    lead: 'Something failed on our side. Your session stays open until you end it here or don’t use it for 30 minutes.',
    again: 'Try again',
    shop: 'Back to the shop',
  },
  es: {
    title: 'No pudimos cerrar tu sesión',
    lead: 'Algo falló de nuestro lado. Tu sesión sigue abierta hasta que la cierres aquí o no la uses durante 30 minutos.',
    again: 'Intentar de nuevo',
    shop: 'Volver a la tienda',
  },
} as const

/** @param url the page's own address  @param shop the address it leads to where all is well */
const failedPage = (url: string, shop: string): string => {
  const language = isSpanishUrl(url) ? 'es' : 'en'
  const { title, lead, again, shop: back } = texts[language]
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <style>${pageStyle}</style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${lead}</p>
      <p><a href="${escapeMarkup(url)}">${again}</a></p>
      <p><a href="${shop}">${back}</a></p>
    </main>
  </body>
</html>
`
}

const asksForPage = ({ headers }: FastifyRequest): boolean => acceptedElements(headers.accept).includes('text/html')

/** What a scenario words, or breaks on its way, is sent as it is. */
const isWorded = (reply: Reply, { body }: SentReply): boolean =>
  body instanceof Readable || Buffer.isBuffer(body) || (reply.kind === 'scripted-status' && reply.body !== undefined)

/** A browser that opens a page of the carrier which fails gets a page that leads on; any other client its error. */
export const answerFailedPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  { failed, sent, redirect }: { failed: Reply; sent: SentReply; redirect: string },
): SentReply => {
  if (reply.sent || !asksForPage(request) || isWorded(failed, sent)) return sent
  reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-store')
  reply.header('content-security-policy', pagePolicy)
  return { status: sent.status, body: failedPage(request.originalUrl, `${baseAfter(request.originalUrl)}${redirect}`) }
}
