import { spanishBase } from '../texts/language'

export interface PageMeta {
  title: string
  /** The title is the whole of the document's, without the carrier's name. */
  isWholeTitle?: boolean
  description: string
  /** The page's own path, without the prefix of a language. */
  canonical: string
  /** What stands for the page where its address is shared. */
  picture?: string | undefined
  jsonLd?: Readonly<Record<string, unknown>>
}

const jsonLdType = 'application/ld+json'

const headElement = <Tag extends 'meta' | 'link' | 'script'>(
  document: Document,
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
): HTMLElementTagNameMap[Tag] => {
  const selector = Object.entries(attributes).map(([name, value]) => `[${name}="${value}"]`)
  const found = document.head.querySelector<HTMLElementTagNameMap[Tag]>(`${tag}${selector.join('')}`)
  if (found) return found
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  document.head.append(made)
  return made
}

const setJsonLd = (document: Document, jsonLd: PageMeta['jsonLd']) => {
  for (const stale of document.head.querySelectorAll(`script[type="${jsonLdType}"]`)) stale.remove()
  if (jsonLd) headElement(document, 'script', { type: jsonLdType }).textContent = JSON.stringify(jsonLd)
}

export interface PagePlace {
  origin: string
  base: string
}

/** Writes the head. Elements that a server sent already are changed, not doubled. */
export const writePageMeta = (document: Document, meta: PageMeta, { origin, base }: PagePlace): void => {
  const address = (prefix: string) => `${origin}${prefix}${meta.canonical}`
  document.title = meta.title
  headElement(document, 'meta', { name: 'description' }).content = meta.description
  headElement(document, 'link', { rel: 'canonical' }).href = address(base)
  headElement(document, 'link', { rel: 'alternate', hreflang: 'en' }).href = address('')
  headElement(document, 'link', { rel: 'alternate', hreflang: 'es' }).href = address(spanishBase)
  setJsonLd(document, meta.jsonLd)
}

/** Removes what the next page may lack; whatever it has, it writes itself. */
export const clearPageMeta = (document: Document): void => {
  setJsonLd(document, undefined)
  for (const link of document.head.querySelectorAll('link[rel="canonical"], link[rel="alternate"][hreflang]'))
    link.remove()
}
