import {
  accountNumbersFact,
  caseIdFact,
  cartFact,
  cartIdFact,
  heldNumbersFact,
  orderNumberFact,
  orderNumbersFact,
  savedCardsFact,
  savedCartFact,
  tradeInsFact,
  wishlistIdFact,
  type Follower,
} from '@soe/promises'

/** Values that a shopper's answers held, by their names in requests. */
export interface ResponseNames {
  /** Reads in what the shopper knows by now. */
  update(): void
  /** The value of a name such as `newLine1` or `<cart>`; undefined where no answer names it. */
  resolve(name: string): string | undefined
}

/** A line by its code and its masked number, one whose number no other line has where there is one. */
const ownNumberOf = (numbers: Readonly<Record<string, string>>): readonly string[] => {
  const lines = Object.entries(numbers)
  const isOwn = (number: string) => lines.filter(([, other]) => other === number).length === 1
  return lines.find(([, number]) => isOwn(number)) ?? lines[0] ?? []
}

/** Names of ids that requests may need later. */
export const createResponseNames = (follower: Follower): ResponseNames => {
  const lines: string[] = []
  const ids = new Map<string, string>()
  const keep = (name: string, value: string | undefined) => {
    if (value !== undefined) ids.set(name, value)
  }
  return {
    update: () => {
      const known = Object.keys(follower.known(cartFact)?.lines ?? {})
      lines.push(...known.filter((id) => !lines.includes(id)))
      keep('<cart>', follower.known(cartIdFact))
      keep('<case>', follower.known(caseIdFact))
      keep('<order>', follower.known(orderNumberFact))
      keep('<quote>', follower.known(savedCartFact)?.quoteId)
      // Not the first one, which is what a shopper gets who asks for none.
      keep('<number>', follower.known(heldNumbersFact)?.at(-1))
      keep('<card>', follower.known(savedCardsFact)?.[0]?.cardId)
      keep('<last card>', follower.known(savedCardsFact)?.at(-1)?.cardId)
      keep('<first order>', follower.known(orderNumbersFact)?.before[0])
      keep('<saved case>', follower.known(savedCartFact)?.caseId)
      keep('<account line>', Object.keys(follower.known(accountNumbersFact) ?? {})[0])
      const [code, number] = ownNumberOf(follower.known(accountNumbersFact) ?? {})
      keep('<own line>', code)
      keep('<own number>', number)
      keep('<submission>', Object.keys(follower.known(tradeInsFact) ?? {})[0])
      keep('<wishlist>', follower.known(wishlistIdFact))
    },
    resolve: (name) => {
      const [, number] = /^newLine(\d+)$/.exec(name) ?? []
      return number === undefined ? ids.get(name) : lines[Number(number) - 1]
    },
  }
}
