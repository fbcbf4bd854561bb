import { dayIn } from '@soe/rules'
import type { Environment } from '../environment'
import type { AnswerDates } from './answer-dates'

interface Clocks {
  readonly environment: Pick<Environment, 'now'>
  readonly answerDates: AnswerDates
}

/** The carrier's time in milliseconds since 1970, however wrong the clock here is. */
export const carrierNow = ({ environment, answerDates: { ahead = 0 } }: Clocks): number => environment.now() + ahead

/** The day that it is for the carrier and its stores, such as 2026-11-25, wherever the shopper is. */
export const carrierToday = (shop: Clocks): string => dayIn(carrierNow(shop))
