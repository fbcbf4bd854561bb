import { findPromoCases } from '@soe/world'
import type { Endpoint } from '../endpoint'
import { success } from '../success'

export const getPromoCaseIdByBarCode: Endpoint<'promo.getPromoCaseIdByBarCode'> = ({ draft, body }) => ({
  ...success,
  statusCode: '00',
  promoCases: findPromoCases(draft, body),
})
