import { isPhone, isZipCode } from '@soe/rules'
import { RefusalFault } from '@soe/world'

const refusing =
  (isRight: (value: string) => boolean, kind: string) =>
  (field: string, value: string | undefined): void => {
    if (value === undefined || isRight(value)) return
    throw new RefusalFault('INVALID_REQUEST', `body.${field}: "${value}" is no ${kind}.`)
  }

/** Refuses ten digits that can be no phone number. @param field its place in the body */
export const assertPhone = refusing(isPhone, 'phone number')

/** Refuses five digits that can be no ZIP code. */
export const assertZipCode = refusing(isZipCode, 'ZIP code')
