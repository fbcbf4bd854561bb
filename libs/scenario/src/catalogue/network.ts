import { defineScenario, rule } from '../dsl/define-scenario'
import { errorAlways, errorOnce, oneRule } from './one-rule'
import { at, cartFailed, emptyCart, failsAt } from './seen'

const twice = { from: 1, to: 2 } as const
const load = 'checkout.getCheckoutDetails'

/** The network, the gateways and the scripts. The shop retries by itself, so a visible failure fails twice. */
export const network = [
  oneRule(
    'cart.addDevice',
    { title: 'The connection ends and nothing is added', sees: failsAt('product'), fired: 2 },
    { id: 'add-device-reset', times: twice, fault: { reset: true } },
  ),
  oneRule(
    'cart.addDevice',
    {
      title: 'The device is added and the reply is lost: the retry gets the stored answer',
      sees: at('number', 'Choose a number'),
    },
    { id: 'add-device-reply-lost', nth: 1, fault: { reset: true }, commit: true },
  ),
  oneRule(
    'cart.addDevice',
    { title: 'The connection ends once, and the retry does it', sees: at('number', 'Choose a number') },
    { id: 'add-device-reset-once', nth: 1, fault: { reset: true } },
  ),
  oneRule(
    load,
    { title: 'The cart cannot be reached: status 0', sees: cartFailed, fired: 2 },
    { id: 'cart-load-reset', times: twice, fault: { reset: true } },
  ),
  oneRule(
    load,
    { title: 'The gateway answers 502 twice', sees: cartFailed, fired: 2 },
    { id: 'cart-load-502', times: twice, reply: { error: 'HTTP_ERROR' } },
  ),
  oneRule(
    load,
    { title: 'The service answers 503 twice', sees: cartFailed, fired: 2 },
    { id: 'cart-load-503', times: twice, reply: { error: 'SYSTEM_ERROR' } },
  ),
  oneRule(
    load,
    { title: 'The gateway times out with 504 twice', sees: cartFailed, fired: 2 },
    { id: 'cart-load-504', times: twice, reply: { error: 'TIMEOUT' } },
  ),
  oneRule(
    load,
    { title: 'The gateway answers 503 once, and the retry gets the cart', sees: at('cart', 'Your cart') },
    { id: 'cart-load-503-once', nth: 1, reply: { status: 503 } },
  ),
  ...errorOnce(load, {
    'cart-load-500': ['API_ERROR', 'The cart fails with 500, which is not retried', cartFailed],
  }),
  oneRule(
    load,
    { title: 'The cart never answers', sees: at('cart', 'This is taking longer than usual.'), fired: { min: 1 } },
    { id: 'cart-load-hangs', always: true, fault: { hang: true } },
  ),
  oneRule(
    load,
    { title: 'The cart takes twenty seconds', sees: at('cart', 'This is taking longer than usual.') },
    { id: 'cart-load-slow', nth: 1, fault: { delay: { fixed: 'PT20S' } } },
  ),
  oneRule(
    load,
    { title: 'The cart breaks off', sees: cartFailed, fired: { min: 1 } },
    { id: 'cart-load-truncated', always: true, fault: { truncate: { bytes: 64 } } },
  ),
  oneRule(
    load,
    { title: 'The cart is not JSON', sees: cartFailed, fired: { min: 1 } },
    { id: 'cart-load-malformed', always: true, fault: { malformedJson: true } },
  ),
  oneRule(
    load,
    { title: 'A proxy answers a page instead of the cart', sees: cartFailed, fired: { min: 1 } },
    { id: 'cart-load-html', always: true, fault: { contentType: 'text/html' } },
  ),
  oneRule(
    load,
    { title: 'The cart trickles in', sees: at('cart', 'This is taking longer than usual.') },
    { id: 'cart-load-trickles', nth: 1, fault: { slowBody: { bytesPerSecond: 256 } } },
  ),
  ...errorAlways('catalogue.listProducts', {
    'grid-fails': ['SYSTEM_ERROR', 'The grid cannot be read', at('grid', 'This page could not be loaded.')],
  }),
  oneRule(
    'catalogue.listProducts',
    { title: 'The grid is as slow as on a train', sees: at('grid', 'Smartphones'), fired: { min: 1 } },
    { id: 'grid-slow', always: true, fault: { delay: { lognormal: { median: 'PT1.5S', sigma: 0.6, max: 'PT8S' } } } },
  ),
  ...errorOnce('catalogue.getProduct', {
    'product-gone': ['ITEM_NOT_FOUND', 'The product has left the shop', at('product', 'Not on the chart')],
  }),
  oneRule(
    'cart.addDevice',
    { title: 'Every second call fails by chance', sees: failsAt('product'), fired: { min: 1 } },
    { id: 'add-device-unreliable', per: 'world', probability: 0.5, reply: { error: 'HTTP_ERROR' } },
  ),
  oneRule(
    'storefront.chunk',
    { title: 'A script of the shop is missing once: the page loads again with a timestamp', sees: emptyCart },
    { id: 'chunk-missing-once', nth: 1, fault: { missingChunk: { pattern: '*cart-page*' } } },
  ),
  oneRule(
    'storefront.chunk',
    { title: 'A script of the shop stays missing', sees: at('cart', 'Something went wrong.'), fired: { min: 2 } },
    { id: 'chunk-missing', always: true, fault: { missingChunk: { pattern: '*cart-page*' } } },
  ),
  defineScenario({
    id: 'log-service-down',
    title: 'The log takes nothing, and nobody notices',
    rules: [rule.on('log.*', { id: 'log-fails', always: true, reply: { error: 'SYSTEM_ERROR' } })],
    expect: [{ rule: 'log-fails', fired: { min: 1 } }, { offContract: 0 }],
    sees: at('grid', 'Smartphones'),
  }),
]
