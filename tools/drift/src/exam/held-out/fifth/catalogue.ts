import type { Drift } from '../../../drift'
import { inCents, read } from '../../parts'
import { everyObject, heldOut, onDone } from '../held-out'
import { experience } from '../third/parts'
import { rowsOf } from './parts'

/** Products, stock, plans, trade-ins and site content. */
export const fifthCatalogueFaults: readonly Drift[] = [
  heldOut(
    'back-order-is-stock',
    'flags that contradict each other',
    'What can be ordered and ships later is told as in stock',
    experience('a flag that means orderable in the warehouse and now in the shop'),
    ['catalogue.getProduct', 'catalogue.listProducts', 'catalogue.getInventory'],
    onDone(['catalogue.getProduct', 'catalogue.listProducts', 'catalogue.getInventory'], (answer) => {
      everyObject(answer, (stock) => {
        if (stock.isBackorder === true) stock.isInStock = true
      })
    }),
  ),
  heldOut(
    'recommended-plans-last',
    'ordering',
    'In the recommended flow the recommended plans come last',
    experience('a comparison of booleans, in which false comes before true'),
    ['plans.getPlans'],
    onDone(['plans.getPlans'], (answer, request) => {
      if (read(request.body)?.isRecommendedFlow === true)
        answer.plans = rowsOf(answer.plans).sort((one, other) => Number(one.recommended) - Number(other.recommended))
    }),
  ),
  heldOut(
    'estimate-without-activation',
    'money',
    'The estimate of a line leaves out the activation fee that the cart charges for it',
    experience('a fee that was added to the cart alone'),
    ['pricing.estimateLine', 'cart.addDevice', 'cart.addPlan', 'checkout.getCheckoutDetails'],
    onDone(['pricing.estimateLine'], ({ plans }) => {
      for (const { totals } of rowsOf(plans)) {
        const fees = rowsOf(totals.todayRows).filter(({ code }) => code === 'activation')
        totals.todayRows = rowsOf(totals.todayRows).filter((row) => !fees.includes(row))
        for (const { amount } of fees) totals.dueToday = inCents(totals.dueToday - amount)
      }
    }),
  ),
  heldOut(
    'listed-and-not-taken',
    'lists that differ',
    'Devices of one maker are listed among those that the carrier accepts, and valued as ones that it does not',
    experience('a list of makers that two services keep, each for itself'),
    ['tradeIn.accountDevices', 'tradeIn.validateDevice'],
    onDone(['tradeIn.validateDevice'], (answer) => {
      if (answer.device.deviceBrand !== 'Kestrel' && answer.device.deviceBrand !== 'Pelago') return
      Object.assign(answer.device, { eligible: false, tradeInValue: 0, conditions: [] })
      delete answer.promotion
    }),
  ),
  heldOut(
    'every-other-server-speaks-english',
    'two versions side by side',
    'Every other answer about a product is English, whatever language was asked',
    experience('a deploy that stopped half-way, behind a balancer that takes turns'),
    ['catalogue.getProduct'],
    () => {
      let calls = 0
      return (request, pass) => {
        if (request.key !== 'catalogue.getProduct') return pass(request)
        calls += 1
        const { 'accept-language': _language, ...headers } = request.headers
        return pass(calls % 2 === 0 ? { ...request, headers } : request)
      }
    },
  ),
  heldOut(
    'mobile-gets-desktop',
    'cache keys',
    'Phones get the layout of the account landing that was made for computers',
    experience('a cache whose key is the name of the page'),
    ['content.getAccountLandingMobile', 'content.getAccountLandingDesktop'],
    onDone(['content.getAccountLandingMobile'], ({ accountLanding }) => {
      Object.assign(accountLanding, { layout: 'desktop', columns: 3 })
    }),
  ),
]
