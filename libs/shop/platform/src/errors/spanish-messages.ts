import { answerMessages, errorCatalogue } from '@soe/contracts/errors'

/** The carrier words its errors and findings in English, whatever the page. */
const spanish = new Map<string, string>(
  [...Object.values(errorCatalogue).map(({ message }) => message), ...Object.values(answerMessages)].map(
    ({ en, es }) => [en, es],
  ),
)

export const toSpanish = (message: string): string => spanish.get(message) ?? message
