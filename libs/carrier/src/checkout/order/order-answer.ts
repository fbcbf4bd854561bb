import type { AnswerOf, Order } from '@soe/contracts'
import { success } from '../../operation/success'

export const orderAnswer = (order: Order): AnswerOf<'checkout.getOrder'> => ({ statusCode: '00', ...success, order })
