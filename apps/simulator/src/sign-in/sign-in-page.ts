import { personas, type Persona } from '@soe/carrier'
import { baseAfter, isSpanishUrl } from '@soe/rules'
import { escapeMarkup } from '../markup/markup'
import { pageStyle } from '../markup/page-style'
import { personaGroups, type GroupName, type KnownPersona } from './persona-groups'
import { spanishTitles } from './persona-titles'
import { carrierName, signInTexts, type SignInLanguage } from './sign-in-texts'

const arrow =
  '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M4 12h15M13 6l6 6-6 6"/></svg>'

/** H of the signal flags, on a pole. */
const mark = `<svg viewBox="-5 -24 166 200" width="24" height="29" aria-hidden="true"><path class="cloth" d="M0 0H160V100H0z"/><path class="field" d="M80 0H160V100H80z"/><path d="M0 0H160V100H0zM0 -24V176" fill="none"/></svg>`

/** A guest, who has no name, is called by what they are. */
const labelOf = ({ account }: Persona, title: string) =>
  account
    ? `<span class="name">${escapeMarkup(`${account.firstName} ${account.lastName}`)}</span>
              <span class="summary">${escapeMarkup(title)}</span>`
    : `<span class="name">${escapeMarkup(title)}</span>`

const row = (persona: KnownPersona, language: SignInLanguage) => `
          <li>
            <button name="persona" value="${escapeMarkup(persona.id)}">
              ${labelOf(persona, language === 'es' ? spanishTitles[persona.id] : persona.title)}
              ${arrow}
            </button>
          </li>`

const group = (name: GroupName, listed: readonly KnownPersona[], language: SignInLanguage) => `
          <section aria-labelledby="${name}">
            <h2 id="${name}">${signInTexts[language].groups[name]}</h2>
            <ul>${listed.map((persona) => row(persona, language)).join('')}
            </ul>
          </section>`

const fact = ({ id, summary }: Persona) => `
            <div>
              <dt><code>${escapeMarkup(id)}</code></dt>
              <dd>${escapeMarkup(summary)}</dd>
            </div>`

const groupLink = (name: GroupName, count: number, language: SignInLanguage) =>
  `<li><a href="#${name}">${signInTexts[language].groups[name]} <span>${count}</span></a></li>`

const groupLinks = (language: SignInLanguage) => `
        <nav aria-label="${signInTexts[language].groupsLabel}">
          <ul>${personaGroups.map(({ name, listed }) => groupLink(name, listed.length, language)).join('')}</ul>
        </nav>`

const forQa = (language: SignInLanguage) => `
        <details>
          <summary>${signInTexts[language].forQa}</summary>
          <p>${signInTexts[language].forQaLead}</p>
          <dl lang="en">${personas.map(fact).join('')}
          </dl>
        </details>`

const otherLanguage = { en: 'es', es: 'en' } as const

/** The same page for the other language's address: what follows is then in that language. */
const languageLink = (goto: string, language: SignInLanguage) => {
  const other = otherLanguage[language]
  const path = goto.replace(/^\/espanol(?=\/|$)/, '') || '/'
  const target = other === 'es' ? `/espanol${path}` : isSpanishUrl(path) ? '/' : path
  return `<a href="/signin?goto=${encodeURIComponent(target)}" lang="${other}" hreflang="${other}">${signInTexts[other].language}</a>`
}

/** The shop's own head on the page of the sign-in, and what only QA needs, folded away. */
const signInStyle = `
      :root { --accent: #cf380e; }
      @media (prefers-color-scheme: dark) { :root { --accent: #ff6b3d; } }
      body { font-family: "Instrument Sans Variable", Arial, "Liberation Sans", sans-serif; }
      h1, h2 { font-stretch: 88%; letter-spacing: -0.03em; word-spacing: 0.09em; }
      .bar { display: flex; align-items: center; justify-content: space-between; gap: 1.25rem; max-width: 77rem;
        margin: 0 auto; padding: 0.625rem 1.25rem; }
      .bar a { min-height: 2.75rem; padding: 0; display: inline-flex; align-items: center; }
      .mark { gap: 0.875rem; font: 600 1.25rem/1.75rem "Instrument Sans Variable", Arial, sans-serif;
        letter-spacing: -0.03em; text-decoration: none; }
      .mark svg { overflow: visible; stroke: var(--ink); stroke-width: 10; transform: none; }
      .mark .cloth { fill: #fff; } .mark .field { fill: var(--accent); stroke: none; }
      .summary { color: var(--slate); }
      h2 { scroll-margin-top: 1.25rem; }
      nav ul { display: flex; flex-wrap: wrap; column-gap: 1.25rem; }
      nav li { border: 0; } nav span { color: var(--slate); font-size: 0.8125rem; }
      details { margin-top: 2.25rem; border-bottom: 1px solid var(--line); }
      summary { padding: 1.25rem 0; font-weight: 600; cursor: pointer; }
      dl { margin: 0; padding-bottom: 1.25rem; }
      dt { padding-top: 0.875rem; } dd { margin: 0; color: var(--slate); font-size: 0.9375rem; line-height: 1.375rem; }
      details p { max-width: 40rem; }
      @media (min-width: 48rem) { dl > div { display: grid; grid-template-columns: 14rem 1fr; column-gap: 1.75rem; }
        dd { padding-top: 0.875rem; } }
      @media (min-width: 64rem) { header { position: sticky; top: 3.5rem; align-self: start; }
        form ul { display: grid; grid-template-columns: 1fr 1fr; column-gap: 3.5rem; }
        nav { margin-top: 1.25rem; border-top: 1px solid var(--line); padding-top: 0.625rem; }
        nav ul { display: block; }
        li button { grid-template-columns: 1fr auto; align-content: start; height: 100%; } li .summary { grid-column: 1; grid-row: auto; }
        li svg { grid-column: 2; } }
    `

/**
 * The page of the development identity provider, in the shop's own shell and the language of the page that follows. What
 * it says for QA is the carrier's, in English.
 * @param goto a path already checked to be the shop's own
 * @param fonts rules for the shop's typeface
 */
export const signInPage = (goto: string, fonts = ''): string => {
  const language = isSpanishUrl(goto) ? 'es' : 'en'
  const texts = signInTexts[language]
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${texts.title} | ${carrierName}</title>
    <style>${fonts}${pageStyle}${signInStyle}</style>
  </head>
  <body>
    <div class="bar">
      <a class="mark" href="${baseAfter(goto)}/">${mark} ${carrierName}</a>
      ${languageLink(goto, language)}
    </div>
    <main>
      <header>
        <h1>${texts.title}</h1>
        <p>${texts.lead}</p>
        <p><a href="${baseAfter(goto)}/smartphones/">${texts.back}</a></p>${groupLinks(language)}
      </header>
      <div>
        <form method="post" action="/signin">
          <input type="hidden" name="goto" value="${escapeMarkup(goto)}">${personaGroups.map(({ name, listed }) => group(name, listed, language)).join('')}
        </form>${forQa(language)}
      </div>
    </main>
  </body>
</html>
`
}
