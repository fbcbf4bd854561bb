import { readPageName, readQuoteId, readSearch } from '@soe/rules'

/** What the address of a cart page asks for (the specification, commerce 2.5). */
export interface CartAddress {
  /** Name of the page, such as expresscart; `pageName` of the query wins. */
  readonly page: string
  readonly redirect?: string
  /** A quote, a cart saved for an email or a cart by its id, to be brought back. */
  readonly quoteId?: string
  readonly emailId?: string
  readonly cartId?: string
  readonly line?: string
  readonly fromTradeinPage?: string
  /** Whether an upgrade is in the cart that the quote is for: only the quote's accessories come. */
  readonly isFromUpgradeQuotes: boolean
  readonly isPaypalReturn: boolean
  readonly isPromoHub: boolean
}

const textsOf = ({
  redirect,
  emailId,
  cartId,
  line,
  fromTradeinPage,
  quoteId = '',
}: Readonly<Record<string, string>>) =>
  Object.entries({ redirect, emailId, cartId, line, fromTradeinPage, quoteId: readQuoteId(quoteId) })

const isTrue = (value: string | undefined): boolean => value?.toLowerCase() === 'true'

export const readCartAddress = (path: string, search: string): CartAddress => {
  const query = readSearch(`?${search.replace(/^\?/, '')}`)
  return {
    ...Object.fromEntries(textsOf(query).filter(([, value]) => value)),
    page: query['pageName'] || readPageName(path),
    isFromUpgradeQuotes: isTrue(query['isFromEUPquotes']),
    isPaypalReturn: isTrue(query['paypalTransaction']),
    isPromoHub: isTrue(query['promohub']) || query['mtnFlow']?.toUpperCase() === 'P',
  }
}

export const isRetrieval = ({ quoteId, emailId, cartId }: CartAddress): boolean =>
  [quoteId, emailId, cartId].some((name) => name !== undefined)
