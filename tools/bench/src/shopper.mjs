import { idMark } from './load.mjs'

const path = '/soe/digital/prospect/cartservice/cart/nse/add-device'
const checkoutPath = '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/get-checkout-details'

/** @typedef {{ base: string, cookies: Map<string, string> }} Shopper */

const devices = [
  { skuId: 'orbit-12-pro-kelp-128', productId: 'dev14000001' },
  { skuId: 'orbit-12-pro-kelp-256', productId: 'dev14000001' },
]

/** @param {{ lineId?: string, device: number }} of */
const bodyOf = ({ lineId, device }) => {
  const { skuId = '', productId = '' } = devices[device] ?? {}
  return {
    cartInfo: {
      clientAppName: 'SOE',
      intendType: 'AAL',
      processStep: 'ProductDetail',
      pageId: 'ProductDetailPage',
      channelId: 'VZW-DOTCOM',
      cartFlow: 'POSTPAID',
    },
    data: {
      lines: [
        {
          ...(lineId !== undefined && { lineId }),
          device: {
            id: skuId,
            productId,
            dppMonths: 36,
            contractTerm: '36',
            category: 'Smartphones',
            loanOfferId: 'loan-36',
          },
          sim: { id: 'esim', eSim: true },
          isNewLine: lineId === undefined,
          depletionType: 'F',
          purchasePath: '/sales/digital/pdp',
        },
      ],
    },
    ispuFlow: false,
  }
}

/** @param {Shopper} shopper */
const cookieHeader = ({ cookies }) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** @param {Shopper} shopper @param {string} url @param {RequestInit} [init] */
async function visit(shopper, url, init) {
  const answer = await fetch(`${shopper.base}${url}`, {
    redirect: 'manual',
    ...init,
    headers: { 'content-type': 'application/json', cookie: cookieHeader(shopper) },
  })
  for (const cookie of answer.headers.getSetCookie()) {
    const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? []
    shopper.cookies.set(name, value)
  }
  if (answer.status >= 400) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

/** @param {Shopper} shopper @param {unknown} body */
const addDevice = async (shopper, body) =>
  (await visit(shopper, path, { method: 'POST', body: JSON.stringify(body) })).json()

/**
 * A prospect in a world of its own, with that many devices in the cart.
 * @param {string} base
 * @param {number} [lines]
 * @returns {Promise<Shopper>}
 */
export async function fillCart(base, lines = 3) {
  /** @type {Shopper} */
  const shopper = { base, cookies: new Map() }
  const made = await visit(shopper, '/__sim/v1/worlds', {
    method: 'POST',
    body: JSON.stringify({ persona: 'prospect' }),
  })
  const { id } = /** @type {{ id: string }} */ (await made.json())
  await visit(shopper, `/__sim/v1/worlds/${id}/enter?to=/`)
  for (let line = 0; line < lines; line += 1) await addDevice(shopper, bodyOf({ device: 0 }))
  return shopper
}

/** Worlds made at once. */
const sideBySide = 16

/** @param {number} count @param {() => Promise<unknown>} make */
export async function makeWorlds(count, make) {
  for (let made = 0; made < count; made += sideBySide) {
    await Promise.all(Array.from({ length: Math.min(sideBySide, count - made) }, make))
  }
}

const change = JSON.stringify(bodyOf({ lineId: 'newLine1', device: 1 }))

/**
 * The measured call, as a browser sends it: another device for the first line.
 * @param {Shopper} shopper
 * @param {number} port
 */
export const changeRequest = (shopper, port) =>
  [
    `POST ${path} HTTP/1.1`,
    `host: localhost:${port}`,
    'connection: keep-alive',
    'accept: application/json',
    'content-type: application/json',
    'user-agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    'channelid: VZW-DOTCOM',
    `guie2erequestid: ${idMark}`,
    `cookie: ${cookieHeader(shopper)}`,
    `content-length: ${Buffer.byteLength(change)}`,
    '',
    change,
  ].join('\r\n')

/** What the simulator answers to the measured call. @param {Shopper} shopper */
export const sampleAnswer = (shopper) => addDevice(shopper, JSON.parse(change))

/** Reads the cart as the shop does: what is asked for is in the body. @param {Shopper} shopper @param {object} parts */
export const readCheckout = async (shopper, parts) =>
  (await visit(shopper, checkoutPath, { method: 'POST', body: JSON.stringify({ cartInfo: {}, ...parts }) })).json()
