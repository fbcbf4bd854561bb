import { z } from 'zod'
import { SavedCardSchema } from '../checkout/payment.schema'
import { post } from '../operation'
import { ServiceHeaderSchema, SuccessCodeSchema } from '../shared/service.schema'

export const ListCardsBodySchema = z.looseObject({})

export const SavedCardsAnswerSchema = z.strictObject({
  statusCode: SuccessCodeSchema,
  serviceHeader: ServiceHeaderSchema,
  cards: z.array(SavedCardSchema).max(10),
})

export const listCards = post({
  summary: 'List the cards that the account has saved, the latest first',
  body: ListCardsBodySchema,
  answer: SavedCardsAnswerSchema,
  errors: [],
  example: {},
})

export const descriptions = {
  'SavedCardsAnswer.cards': 'The saved cards, the latest first',
}
