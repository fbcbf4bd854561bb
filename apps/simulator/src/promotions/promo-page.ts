import type { Language, Offer } from '@soe/contracts'
import { formatPrice, startOfDay } from '@soe/rules'
import { escapeMarkup } from '../markup/markup'

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0; padding: 4px }
  h1 { font-size: 1.375rem; line-height: 1.75rem; font-weight: 500 }
  li { margin-block: 0.5rem }
`

const texts = {
  en: {
    product: (name: string) => `For ${name}`,
    worth: (amounts: string) => `It is worth ${amounts}.`,
    until: (day: string) => `Its last day is ${day}.`,
  },
  es: {
    product: (name: string) => `Para ${name}`,
    worth: (amounts: string) => `Vale ${amounts}.`,
    until: (day: string) => `Su último día es el ${day}.`,
  },
} as const

const dayOf = (day: string, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(startOfDay(day))

export interface PromoPage {
  offer: Offer
  /** Of the product. */
  name: string
  language: Language
}

/** Who has it, what it is worth, until when, how to get it, and how it is paid out. */
const sentences = ({ offer: { who, worth, until, how, terms }, language }: PromoPage): string[] => {
  const words = texts[language]
  const amounts = worth.map(({ amount, of }) => formatPrice(amount) + (of === undefined ? '' : ` (${of})`))
  const end = until === undefined ? [] : [words.until(dayOf(until, language))]
  return [who, words.worth(amounts.join(', ')), ...end, how, ...terms]
}

/** The details of a promotion, as the shop shows them in a frame. */
export const promoPage = (page: PromoPage): string => `<!doctype html>
<html lang="${page.language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeMarkup(page.offer.name)}</title>
    <style>${style}</style>
  </head>
  <body>
    <h1>${escapeMarkup(page.offer.name)}</h1>
    <p>${escapeMarkup(texts[page.language].product(page.name))}</p>
    <ul>${sentences(page)
      .map((sentence) => `<li>${escapeMarkup(sentence)}</li>`)
      .join('')}</ul>
  </body>
</html>
`
