/** `npm run bench:memory`: what is left in the server's process of what was asked of it, once its journals are full. */
import { askProbe, probe } from './ask-probe.mjs'
import { measuredPages } from './measured-pages.mjs'
import { enterWorld, leaveDocument, requestDocuments } from './request-documents.mjs'
import { startShop } from './servers.mjs'
import { fillCart, readCheckout, sampleAnswer } from './shopper.mjs'

/**
 * What a server of its own holds after a load, beyond what it held before.
 * @param {string} root
 * @param {(port: number) => Promise<{ warmUp: () => Promise<void>, load: () => Promise<void> }>} prepare
 */
async function growthOf(root, prepare) {
  const shop = await startShop(root, ['--expose-gc', ...probe])
  try {
    const { warmUp, load } = await prepare(shop.port)
    await warmUp()
    const before = await askProbe(shop)
    await load()
    const after = await askProbe(shop)
    return {
      heap: after.heap - before.heap,
      resident: after.resident - before.resident,
      timers: after.timers - before.timers,
    }
  } finally {
    shop.stop()
  }
}

/** Of each page. */
const allDocuments = 2500

/** One in ten hangs up; of these every other one when the first bytes have come. @param {import('./request-documents.mjs').Visit} visit */
async function visitTen(visit) {
  await requestDocuments(visit, 9)
  await leaveDocument(visit, Math.random() < 0.5 ? 'at once' : 'half-way')
}

/** @param {number} port @param {number} documents */
async function drawDocuments(port, documents) {
  const cookie = await enterWorld(port)
  const visits = Object.values(measuredPages).map((path) => ({ port, path, cookie }))
  return {
    // From now on each entry of the world's journal takes an old one's place.
    warmUp: async () => {
      for (const visit of visits) await requestDocuments(visit, documents)
    },
    load: async () => {
      for (let done = 0; done < documents; done += 10) for (const visit of visits) await visitTen(visit)
    },
  }
}

const allMixed = 10_000

/** Guests, each in a world of their own, and every other one with ten lines. */
const guests = 20

/** What a guest does in turn: changes, reads of cart and checkout, a document. @type {readonly ((shopper: import('./shopper.mjs').Shopper) => Promise<unknown>)[]} */
const actions = [
  sampleAnswer,
  (shopper) => readCheckout(shopper, { cart: true }),
  (shopper) => readCheckout(shopper, { cart: true, expressCheckout: true, shippingOptions: true }),
  (shopper) => fetch(`${shopper.base}${measuredPages.product}`).then((answer) => answer.arrayBuffer()),
]

/** @param {number} port @param {number} mixed */
async function mixCalls(port, mixed) {
  const base = `http://localhost:${port}`
  /** @type {import('./shopper.mjs').Shopper[]} */
  const shoppers = []
  for (let guest = 0; guest < guests; guest += 1) shoppers.push(await fillCart(base, guest % 2 === 0 ? 1 : 10))
  const run = async (/** @type {number} */ count) => {
    const rounds = count / guests
    await Promise.all(
      shoppers.map(async (shopper) => {
        for (let round = 0; round < rounds; round += 1) await actions[round % actions.length]?.(shopper)
      }),
    )
  }
  return { warmUp: () => run(mixed), load: () => run(mixed) }
}

/** @type {import('./figures.mjs').Open} */
export async function open(root, { isQuick }) {
  const part = isQuick ? 0.1 : 1
  const measure = async () => {
    const drawn = await growthOf(root, (port) => drawDocuments(port, allDocuments * part))
    const { resident } = await growthOf(root, (port) => mixCalls(port, allMixed * part))
    return { 'documents, heap': drawn.heap, 'documents, timers': drawn.timers, 'mixed, resident': resident }
  }
  return { measure, close: () => undefined }
}
