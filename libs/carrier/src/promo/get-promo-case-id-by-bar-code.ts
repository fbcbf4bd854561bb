import { findPromoCases } from '../cart/promotions/promotions'
import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'

export const getPromoCaseIdByBarCode: CarrierOperation<'promo.getPromoCaseIdByBarCode'> = ({ draft, body }) => ({
  ...success,
  statusCode: '00',
  promoCases: findPromoCases(draft, body),
})
