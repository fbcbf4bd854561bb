import { brand, type Language } from '@soe/shop-platform'
import { escapeHtml } from './head-tags'

export interface DocumentParts {
  language: Language
  title: string
  description: string
  /** Below /sales, whose pages have a stylesheet of their own. */
  isSales: boolean
  /** Inside the carrier's app, whose bars take the place of header and footer. */
  isApp: boolean
  /** Elements of the head. */
  head: readonly string[]
  markup: string
  /** The addresses of the scripts that the page opens with; the first starts the shop. */
  code: readonly string[]
  state: string
  /** Said in place of a page that the browser would draw. */
  withoutScripts: string
}

const loader = /<meta name="code-loader" content="([^"]*)">/

/** Once the page is drawn its code waits behind what it shows: the script that the build named fetches it. */
const withLoader = (html: string, code: readonly string[]) =>
  html.replace(
    /<script type="module"[^>]*>/,
    `<script type="module" src="${loader.exec(html)?.[1] ?? ''}" data-code="${code.join(' ')}">`,
  )

/** The build names the stylesheet of the pages below /sales in the document, and links it nowhere. */
const withSalesStyles = (html: string) =>
  html.replace(
    /<meta name="sales-styles" content="([^"]*)">/,
    (meta, href: string) => `${meta}\n    <link rel="stylesheet" crossorigin href="${href}">`,
  )

const notice = ({ title, withoutScripts, language }: DocumentParts) => {
  const home = language === 'es' ? '/espanol/' : '/'
  const said = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(withoutScripts)}</p>`
  return `<noscript>${said}<p><a href="${home}">${escapeHtml(brand.name)}</a></p></noscript>`
}

/** Fills the document that the build wrote. Replacements are functions, so that a `$` in a text stays a `$`. */
export const fillTemplate = (html: string, parts: DocumentParts): string => {
  const { language, title, description, isSales, isApp, head, markup, code, state } = parts
  const filled = (isSales ? withSalesStyles(html) : html)
    .replace('<html lang="en">', () => `<html lang="${language === 'es' ? 'es' : 'en'}"${isApp ? ' data-app=""' : ''}>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => `<meta name="description" content="${escapeHtml(description)}">`)
    .replace(/<meta name="viewport"[^>]*>/, (old) => [old, ...head].join('\n    '))
  return (markup ? withLoader(filled, code) : filled)
    .replace(loader, '')
    .replace('<div id="root"></div>', () =>
      [`<div id="root">${markup}</div>`, ...(markup ? [] : [notice(parts)]), state].join('\n    '),
    )
}
