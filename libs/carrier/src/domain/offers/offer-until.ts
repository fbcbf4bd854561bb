import type { OfferModel } from '@soe/catalogue'
import { isoDate } from '@soe/rules'

const day = 86_400_000

/** Days of a week that ends on Sunday. */
const daysToSunday = (weekday: number): number => (7 - weekday) % 7

const lastDays: Readonly<Record<NonNullable<OfferModel['endsWith']>, (now: Date) => number>> = {
  week: (now) => now.getTime() + daysToSunday(now.getUTCDay()) * day,
  // oxlint-disable-next-line no-restricted-globals -- reads the calendar of an instant, never the clock
  month: (now) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0),
}

/** The last day on which the offer can be had; an offer may have none. */
export const offerUntil = ({ endsWith }: OfferModel, now: number): { until?: string } =>
  // oxlint-disable-next-line no-restricted-globals -- reads the calendar of an instant, never the clock
  endsWith ? { until: isoDate(lastDays[endsWith](new Date(now))) } : {}
