import { z } from 'zod'
import { post } from '../operation'
import { IdSchema } from '../shared/fields.schema'
import { SavedCardsAnswerSchema } from './list-cards'

export const RemoveCardBodySchema = z.looseObject({ cardId: IdSchema })

export const removeCard = post({
  summary: 'Remove a saved card from the account; a card that is gone already is no error',
  body: RemoveCardBodySchema,
  answer: SavedCardsAnswerSchema,
  errors: [],
  effects: { cart: ['payment'] },
  example: { cardId: 'CARD-1' },
})

export const descriptions = {
  'RemoveCardBody.cardId': 'Which saved card',
}
