import { brotliCompressSync, constants } from 'node:zlib'
import { drawCataloguePicture, picturePrefix } from '@soe/catalogue'
import type { FastifyInstance } from 'fastify'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { refusal } from './render-reply'
import { shapeNetwork } from './shape-network'

/** A picture that is opened by itself is a document. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'"

interface Picture {
  svg: string
  brotli: Buffer
}

const compress = (svg: string) =>
  brotliCompressSync(svg, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  })

/** Pictures are drawn when first asked for and cached for good: their path names the edition. */
export const servePictures = (app: FastifyInstance, simulator: SimulatorContext) => {
  const drawn = new Map<string, Picture | undefined>()
  const pictureOf = (name: string): Picture | undefined => {
    if (drawn.has(name)) return drawn.get(name)
    const svg = drawCataloguePicture(name)
    if (svg === undefined) return undefined
    const picture = { svg, brotli: compress(svg) }
    drawn.set(name, picture)
    return picture
  }
  const onSend = shapeNetwork(simulator)
  app.get<{ Params: { name: string } }>(`${picturePrefix}:name`, { onSend }, async ({ params, headers }, reply) => {
    const picture = pictureOf(params.name)
    if (!picture) return reply.status(404).send(refusal('UNKNOWN_PICTURE', `There is no picture "${params.name}".`))
    const acceptsBrotli = headers['accept-encoding']?.includes('br') ?? false
    reply
      .header('content-type', 'image/svg+xml')
      .header('content-security-policy', picturePolicy)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
    if (acceptsBrotli) reply.header('content-encoding', 'br')
    return reply.send(acceptsBrotli ? picture.brotli : picture.svg)
  })
}
