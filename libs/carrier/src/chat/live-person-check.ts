import { findCart } from '../domain/cart/cart-access'
import type { Caller } from '../operation/caller'
import { lobOf } from '../domain/account/identity'
import type { CarrierOperation } from '../operation/carrier-operation'
import { flowNameOf } from '../domain/process-step/process-step'
import { hasChatAgents } from '../domain/support/support-settings'
import { chatIdOf, chatProposition } from '../domain/chat/chat-proposition'
import { chosenProposition } from '../domain/chat/chosen-proposition'

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
