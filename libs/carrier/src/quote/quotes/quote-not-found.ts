import { ServiceFault } from '@soe/world'

export const quoteNotFound = (issue: string): ServiceFault =>
  new ServiceFault('QUOTE_NOT_FOUND', [{ field: 'quoteId', issue }])
