import type { Stored } from './aggregate'

/** A shopper's response to recommendations or to an offered chat. */
export type FeedbackState = Stored<'feedback'>
