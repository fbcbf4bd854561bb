import { ServiceFault } from '@soe/world'

export const paymentDeclined = (field: string, issue: string): ServiceFault =>
  new ServiceFault('PAYMENT_DECLINED', [{ field, issue }])
