import type { Language, Offer } from '@soe/contracts'
import { formatPrice, startOfDay } from '@soe/rules'
import { escapeMarkup } from '../markup/markup'

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0; padding: 4px }
  h1 { font-size: 1.375rem; line-height: 1.75rem; font-weight: 500 }
  dt { font-weight: 500; margin-block-start: 0.75rem }
  dd { margin: 0 }
  li { margin-block: 0.5rem }
`

const texts = {
  en: {
    product: (name: string) => `For ${name}`,
    who: 'Who has it',
    worth: 'What it is worth',
    ends: 'Last day',
    noEnd: 'No end is set',
    how: 'How to get it',
  },
  es: {
    product: (name: string) => `Para ${name}`,
    who: 'Quién la tiene',
    worth: 'Cuánto vale',
    ends: 'Último día',
    noEnd: 'Sin fecha de fin',
    how: 'Cómo se obtiene',
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

const factsOf = ({
  offer: { who, worth, until, how },
  language,
}: PromoPage): readonly (readonly [string, string])[] => {
  const words = texts[language]
  const amounts = worth.map(({ amount, of }) =>
    of === undefined ? formatPrice(amount) : `${formatPrice(amount)} (${of})`,
  )
  return [
    [words.who, who],
    [words.worth, amounts.join(', ')],
    [words.ends, until === undefined ? words.noEnd : dayOf(until, language)],
    [words.how, how],
  ]
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
    <dl>${factsOf(page)
      .map(([fact, text]) => `<dt>${escapeMarkup(fact)}</dt><dd>${escapeMarkup(text)}</dd>`)
      .join('')}</dl>
    <ul>${page.offer.terms.map((term) => `<li>${escapeMarkup(term)}</li>`).join('')}</ul>
  </body>
</html>
`
