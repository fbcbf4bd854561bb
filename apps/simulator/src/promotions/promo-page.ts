import type { Language } from '@soe/contracts'
import { escapeMarkup } from '../markup/markup'

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0; padding: 4px }
  h1 { font-size: 1.375rem; line-height: 1.75rem; font-weight: 500 }
  li { margin-block: 0.5rem }
`

const forProduct = { en: (name: string) => `For ${name}`, es: (name: string) => `Para ${name}` } as const

export interface PromoPage {
  promo: string
  /** Of the product. */
  name: string
  terms: readonly string[]
  language: Language
}

/** The details of a promotion, as the shop shows them in a frame. */
export const promoPage = ({ promo, name, terms, language }: PromoPage): string => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeMarkup(promo)}</title>
    <style>${style}</style>
  </head>
  <body>
    <h1>${escapeMarkup(promo)}</h1>
    <p>${escapeMarkup(forProduct[language](name))}</p>
    <ul>${terms.map((term) => `<li>${escapeMarkup(term)}</li>`).join('')}</ul>
  </body>
</html>
`
