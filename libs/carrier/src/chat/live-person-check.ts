import { findCart } from '../cart/access/cart-access'
import type { Caller } from '../account/caller'
import { lobOf } from '../account/identity'
import type { CarrierOperation } from '../operation/carrier-operation'
import { flowNameOf } from '../process-step/flow-name'
import { hasChatAgents } from '../support/settings/support-settings'
import { chatIdOf, chatProposition } from './proposition/chat-proposition'
import { chosenProposition } from './proposition/chosen-proposition'

const customerType = ({ session, audience }: Caller) =>
  lobOf(audience) === 'prepaid' ? 'PC' : session.loggedIn ? 'EC' : 'NC'

const serviceHeader = (caller: Caller, isStaffed: boolean) => ({
  statusCode: isStaffed ? ('0' as const) : ('1' as const),
  statusMsg: isStaffed ? 'SUCCESS' : 'NO AGENT AVAILABLE',
  clientSessionId: chatIdOf(caller),
})

/** Whether and how to offer a chat; without an agent, status 1 and no proposition. */
export const livePersonCheck: CarrierOperation<'chat.livePersonCheck'> = ({ draft, body, ...caller }) => {
  const { pageContext = '' } = body
  const isStaffed = hasChatAgents(draft)
  const id = chosenProposition(draft, caller, body)
  const cart = findCart(draft, caller)
  return {
    service: {
      serviceHeader: serviceHeader(caller, isStaffed),
      serviceBody: {
        serviceResponse: {
          propositionList: { proposition: isStaffed ? [chatProposition(draft, caller, id, pageContext)] : [] },
          subPageType: pageContext,
          flowName: cart ? flowNameOf(cart, caller.session.loggedIn) : '',
          customerType: customerType(caller),
          authentication: caller.session.loggedIn ? 'Y' : 'N',
          contextInfo: { sessionId: chatIdOf(caller) },
        },
      },
    },
    throttleList: [...draft.header.throttleList],
  }
}
