import { boxOf, hasLetters, isPhone, isZipCode } from '@soe/rules'
import { RefusalFault } from '@soe/world'

const refusing =
  (isRight: (value: string) => boolean, noun: string) =>
  (field: string, value: string | undefined): void => {
    if (value === undefined || isRight(value)) return
    throw new RefusalFault('INVALID_REQUEST', `body.${field}: "${value}" is no ${noun}.`)
  }

/** Refuses ten digits that can be no phone number. @param field its place in the body */
export const assertPhone = refusing(isPhone, 'phone number')

/** Refuses five digits that can be no ZIP code. */
export const assertZipCode = refusing(isZipCode, 'ZIP code')

const assertWritten = refusing(hasLetters, 'street')
const assertVisited = refusing((line) => boxOf({ addressLine1: line }) === undefined, 'street where somebody can come')

interface GivenAddress {
  readonly addressLine1: string
  readonly addressLine2?: string | undefined
}

/** Refuses a street that can be none; where somebody comes, a post office box too. @param field the address in the body */
export const assertStreet = (field: string, given: GivenAddress, isVisited: boolean): void => {
  assertWritten(`${field}.addressLine1`, given.addressLine1)
  if (!isVisited) return
  assertVisited(`${field}.addressLine1`, given.addressLine1)
  assertVisited(`${field}.addressLine2`, given.addressLine2)
}
