import type { Drift } from '../../../drift'
import { heldOut, onAsked, onDone } from '../held-out'
import { experience, isId, refused } from './parts'

/** Cases, content, recommendations, chat, support, account and session. */
export const thirdOtherFaults: readonly Drift[] = [
  heldOut(
    'unknown-quote-blames-email',
    'wrong error id',
    'A quote that nobody knows is answered as an email address without a saved cart',
    experience('one catch for two look-ups'),
    ['quote.retrieveCartFromQuote', 'cart.saveCart'],
    () => async (request, pass) => {
      const reply = await pass(request)
      return request.key === 'quote.retrieveCartFromQuote' && reply.body.includes('QUOTE_NOT_FOUND')
        ? refused(request, 'SAVED_CART_NOT_FOUND')
        : reply
    },
  ),
  heldOut(
    'named-case-is-current',
    'ignored fields',
    'The current case is resumed, whichever one was named',
    experience('the field is caseID in one service and caseId in the other'),
    ['cases.resumeCase', 'cases.getCases', 'cases.getCaseAndCartId'],
    onAsked('cases.resumeCase', (body) => {
      if (body.emailId === undefined && isId(body.caseId)) delete body.caseId
    }),
  ),
  heldOut(
    'lock-not-told',
    'locks',
    'A case does not say which channel holds it, and changes are refused for the lock',
    experience('the list is read from a replica without the locks'),
    ['cases.getCases', 'cart.addAccessories', 'cart.checkExistingCart'],
    onDone(['cases.getCases'], ({ cases }) => {
      for (const one of cases) {
        one.explicitLock = false
        for (const name of ['lockedChannelID', 'lockedUntil', 'unlockChannel']) delete one[name]
      }
    }),
  ),
  heldOut(
    'flags-as-texts',
    'casing and types',
    'Flags of the content are texts, which are all truthy; those of the cart are true and false',
    experience('a properties file'),
    ['content.getFeatureFlags', 'checkout.getCheckoutDetails'],
    onDone(['content.getFeatureFlags'], (answer) => {
      for (const [name, value] of Object.entries(answer.featureFlags))
        if (typeof value === 'boolean') answer.featureFlags[name] = String(value)
    }),
  ),
  heldOut(
    'one-recommendation-too-many',
    'limits and boundaries',
    'One accessory more is recommended than was asked for',
    experience('LIMIT from 0 to n, both included'),
    ['recommendations.pdm'],
    onAsked('recommendations.pdm', (body) => {
      const count = body.propositionCount
      if (body.source === 'accessory' && Number.isInteger(count) && count >= 1 && count < 20)
        body.propositionCount = count + 1
    }),
  ),
  heldOut(
    'chat-without-flow',
    'missing elements',
    'The check for a chat tells no flow though there is a cart',
    experience('the chat service reads the flow before the cart is loaded'),
    ['chat.livePersonCheck', 'cart.addDevice'],
    onDone(['chat.livePersonCheck'], ({ service }) => {
      service.serviceBody.serviceResponse.flowName = ''
    }),
  ),
  heldOut(
    'specialists-of-closed-store',
    'dangling references',
    'The specialists who answer by video are of a store that is not listed',
    experience('a store that was closed is still in the settings of the call centre'),
    ['support.videoAssistCheck', 'support.listStores'],
    onDone(['support.videoAssistCheck'], (answer) => {
      answer.locationCode = '0999901'
    }),
  ),
  heldOut(
    'one-hash-for-all-lines',
    'duplicate ids',
    'All lines of the account have the hash code of the first',
    experience('a hash of the account instead of the number'),
    ['cart.listEligibleLines', 'tradeIn.accountDevices'],
    onDone(['cart.listEligibleLines'], ({ lines }) => {
      for (const line of lines) line.mtnHashCode = lines[0].mtnHashCode
    }),
  ),
]
