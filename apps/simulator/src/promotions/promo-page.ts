import { escapeMarkup } from '../markup/markup'

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0; padding: 4px }
  h1 { font-size: 1.375rem; line-height: 1.75rem; font-weight: 500 }
  li { margin-block: 0.5rem }
`

const texts = {
  en: {
    for: (name: string) => `For ${name}`,
    terms: [
      'It counts once the device is in an order, and shows in the price there.',
      'With monthly payments the credit is spread over all of them; it ends with the line.',
      'One for each device. While supplies last.',
    ],
  },
  es: {
    for: (name: string) => `Para ${name}`,
    terms: [
      'Cuenta cuando el dispositivo está en un pedido, y ahí se ve en el precio.',
      'Con pagos mensuales, el crédito se reparte entre todos; termina con la línea.',
      'Una por dispositivo. Hasta agotar existencias.',
    ],
  },
} as const

export type PromoLanguage = keyof typeof texts

/** The details of a promotion, as the shop shows them in a frame. */
export const promoPage = (promo: string, name: string, language: PromoLanguage): string => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeMarkup(promo)}</title>
    <style>${style}</style>
  </head>
  <body>
    <h1>${escapeMarkup(promo)}</h1>
    <p>${escapeMarkup(texts[language].for(name))}</p>
    <ul>${texts[language].terms.map((term) => `<li>${term}</li>`).join('')}</ul>
  </body>
</html>
`
