type WayOn = 'cart' | 'chooseLine' | 'shop'

export interface EligibilityMessage {
  title: 'pastDueTitle' | 'pendingOrderTitle' | 'paymentPlanTitle' | 'otherTitle'
  body: 'pastDueBody' | 'pendingOrderBody' | 'paymentPlanBody' | 'otherBody'
  waysOn: readonly WayOn[]
}

/** The specification, commerce 2.5: what stops an upgrade, and the ways on. */
const messages: Readonly<Record<string, EligibilityMessage>> = {
  PAST_DUE: { title: 'pastDueTitle', body: 'pastDueBody', waysOn: ['cart', 'shop'] },
  PENDING_ORDER: { title: 'pendingOrderTitle', body: 'pendingOrderBody', waysOn: ['chooseLine', 'shop'] },
  MVO_REDIRECT: { title: 'paymentPlanTitle', body: 'paymentPlanBody', waysOn: ['chooseLine', 'shop'] },
}

const other: EligibilityMessage = { title: 'otherTitle', body: 'otherBody', waysOn: ['chooseLine', 'shop'] }

/** A shopper who came from the cart is offered the cart first. */
export const eligibilityMessage = (type: string | undefined, isFromCart: boolean): EligibilityMessage => {
  const message = (Object.hasOwn(messages, type ?? '') && messages[type ?? '']) || other
  return isFromCart ? { ...message, waysOn: ['cart', ...message.waysOn.filter((way) => way !== 'cart')] } : message
}
