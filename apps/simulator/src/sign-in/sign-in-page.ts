import { personas, type Persona } from '@soe/carrier'
import { baseAfter, isSpanishUrl } from '@soe/rules'
import { escapeMarkup } from '../markup/markup'
import { pageStyle } from '../markup/page-style'
import { signInTexts, type SignInLanguage } from './sign-in-texts'

const arrow =
  '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M4 12h15M13 6l6 6-6 6"/></svg>'

const nameOf = ({ account, audience }: Persona, language: SignInLanguage): string => {
  const { guest, prepaidGuest } = signInTexts[language]
  return account ? `${account.firstName} ${account.lastName}` : audience === 'prepay' ? prepaidGuest : guest
}

const row = (persona: Persona, language: SignInLanguage) => `
          <li>
            <button name="persona" value="${escapeMarkup(persona.id)}">
              <span class="name">${escapeMarkup(nameOf(persona, language))}</span>
              <code>${escapeMarkup(persona.id)}</code>
              <span class="summary" lang="en">${escapeMarkup(persona.summary)}</span>
              ${arrow}
            </button>
          </li>`

const group = (id: 'members' | 'guests', listed: readonly Persona[], language: SignInLanguage) => `
        <section aria-labelledby="${id}">
          <h2 id="${id}">${signInTexts[language][id]}</h2>
          <ul>${listed.map((persona) => row(persona, language)).join('')}
          </ul>
        </section>`

const everyone: readonly Persona[] = personas
const members = everyone.filter(({ account }) => account)
const guests = everyone.filter(({ account }) => !account)

/**
 * The page of the development identity provider, in the language of the page that follows. What it says of a persona is
 * the carrier's, in English. @param goto a path already checked to be the shop's own
 */
export const signInPage = (goto: string): string => {
  const language = isSpanishUrl(goto) ? 'es' : 'en'
  const texts = signInTexts[language]
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${texts.title}</title>
    <style>${pageStyle}</style>
  </head>
  <body>
    <main>
      <header>
        <h1>${texts.title}</h1>
        <p>${texts.lead}</p>
        <p><a href="${baseAfter(goto)}/smartphones/">${texts.back}</a></p>
      </header>
      <form method="post" action="/signin">
        <input type="hidden" name="goto" value="${escapeMarkup(goto)}">${group('members', members, language)}${group('guests', guests, language)}
      </form>
    </main>
  </body>
</html>
`
}
