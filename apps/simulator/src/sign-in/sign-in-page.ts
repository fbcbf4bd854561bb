import { personas, type Persona } from '@soe/carrier'
import { escapeMarkup } from './escape-markup'
import { signInStyle } from './sign-in-style'

const arrow =
  '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M4 12h15M13 6l6 6-6 6"/></svg>'

const nameOf = ({ account, audience }: Persona): string =>
  account ? `${account.firstName} ${account.lastName}` : audience === 'prepay' ? 'A prepaid guest' : 'A guest'

const row = (persona: Persona) => `
          <li>
            <button name="persona" value="${escapeMarkup(persona.id)}">
              <span class="name">${escapeMarkup(nameOf(persona))}</span>
              <code>${escapeMarkup(persona.id)}</code>
              <span class="summary">${escapeMarkup(persona.summary)}</span>
              ${arrow}
            </button>
          </li>`

const group = (id: string, title: string, members: readonly Persona[]) => `
        <section aria-labelledby="${id}">
          <h2 id="${id}">${title}</h2>
          <ul>${members.map(row).join('')}
          </ul>
        </section>`

const everyone: readonly Persona[] = personas
const members = everyone.filter(({ account }) => account)
const guests = everyone.filter(({ account }) => !account)

/** The page of the development identity provider. @param goto a path already checked to be the shop's own */
export const signInPage = (goto: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Sign in</title>
    <style>${signInStyle}</style>
  </head>
  <body>
    <main>
      <header>
        <h1>Sign in</h1>
        <p>Choose who to be. This world is made for trying things out, so no password is asked for.</p>
        <p><a href="/smartphones/">Back to the shop</a></p>
      </header>
      <form method="post" action="/signin">
        <input type="hidden" name="goto" value="${escapeMarkup(goto)}">${group('members', 'With an account', members)}${group('guests', 'Without one', guests)}
      </form>
    </main>
  </body>
</html>
`
