import { escapeMarkup } from '../markup/markup'
import { pageStyle } from '../markup/page-style'
import type { OutsideService } from './payment-providers'

/** The page of a payment service. @param returnTo a path already checked to be the shop's own */
export const providerPage = (
  { path, name, asks, answers }: OutsideService,
  returnTo: string,
): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${name}</title>
    <style>${pageStyle}</style>
  </head>
  <body>
    <main>
      <header>
        <h1>${name}</h1>
        <p>${asks}</p>
        <p>This stands in for ${name}: nothing leaves this page.</p>
      </header>
      <form method="post" action="${path}">
        <input type="hidden" name="returnTo" value="${escapeMarkup(returnTo)}">
        <ul>${answers
          .map(
            ({ answer, label, detail }) => `
          <li>
            <button name="answer" value="${answer}">
              <span class="name">${label}</span>
              <span class="summary">${detail}</span>
            </button>
          </li>`,
          )
          .join('')}
        </ul>
      </form>
    </main>
  </body>
</html>
`
