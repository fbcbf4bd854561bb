import { escapeMarkup } from '../markup/escape-markup'
import { pageStyle } from '../markup/page-style'

/** Stands in for the store pages of the carrier's app: lists the stores that the app named. */
export const storesPage = (returnTo: string, stores: readonly string[]): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Stores</title>
    <style>${pageStyle}</style>
  </head>
  <body>
    <main>
      <h1>Stores</h1>
      <p>${stores.length > 0 ? `Near ${stores.map(escapeMarkup).join(', ')}.` : 'The app has named no store.'}</p>
      <p><a href="${escapeMarkup(returnTo)}">Back to the shop</a></p>
    </main>
  </body>
</html>
`
