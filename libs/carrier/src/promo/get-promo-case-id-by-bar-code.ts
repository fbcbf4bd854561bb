import { findPromoCases } from '../cart/promotions/promotions'
import type { Endpoint } from '../operation'
import { success } from '../success'

export const getPromoCaseIdByBarCode: Endpoint<'promo.getPromoCaseIdByBarCode'> = ({ draft, body }) => ({
  ...success,
  statusCode: '00',
  promoCases: findPromoCases(draft, body),
})
