import { creditApproved } from '@soe/rules'

const reasons = ['accountmember', 'fall', 'notapproved1', 'notapproved2', 'nopromohub', 'catch', 'ST1', 'ST2'] as const

export type Reason = (typeof reasons)[number]

export interface RedirectCart {
  readonly creditAppApproved: boolean
  readonly creditIssueStatus?: string | undefined
  readonly lineDetails: { numOfLines: number; tradeInDetail: { tradeInItems: readonly unknown[] } }
}

export const emptyCart: RedirectCart = {
  creditAppApproved: true,
  lineDetails: { numOfLines: 0, tradeInDetail: { tradeInItems: [] } },
}

const isCreditOpen = ({ creditAppApproved, creditIssueStatus = creditApproved }: RedirectCart): boolean =>
  !creditAppApproved || creditIssueStatus !== creditApproved

const isTradeInAlone = ({ lineDetails: { numOfLines, tradeInDetail } }: RedirectCart): boolean =>
  numOfLines === 0 && tradeInDetail.tradeInItems.length > 0

const isFilled = ({ lineDetails: { numOfLines, tradeInDetail } }: RedirectCart): boolean =>
  numOfLines + tradeInDetail.tradeInItems.length > 0

const proofs: Readonly<Partial<Record<Reason, (cart: RedirectCart) => boolean>>> = {
  // Its details could not be read, and have been since.
  accountmember: () => false,
  // They say that what was chosen is still there.
  fall: isFilled,
  nopromohub: isFilled,
  notapproved1: isCreditOpen,
  notapproved2: isCreditOpen,
  ST1: isTradeInAlone,
  ST2: isTradeInAlone,
}

/**
 * The reason that the address names, where it holds: an old tab or a bookmark may name what has passed. An unknown
 * one is none. @param cart undefined where it can't be read, null while it is
 */
export const reasonOf = (redirect: string | undefined, cart: RedirectCart | null | undefined): Reason | undefined => {
  const reason = reasons.find((known) => known === redirect)
  const isTrue = reason && proofs[reason]
  if (!isTrue || cart === undefined) return reason
  return cart !== null && isTrue(cart) ? reason : undefined
}
