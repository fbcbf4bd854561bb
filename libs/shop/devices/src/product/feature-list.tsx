import { createElement, type ReactNode } from 'react'

/** Elements of the carrier's HTML that are rendered; of any other only the text is. */
const allowedTags: ReadonlySet<string> = new Set(['ul', 'li', 'strong', 'em', 'br', 'p'])

/** Elements whose text content is code. */
const silentTags: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'title'])

const toNode = (node: ChildNode, key: number): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue
  if (node.nodeType !== Node.ELEMENT_NODE) return null
  const tag = node.nodeName.toLowerCase()
  if (silentTags.has(tag)) return null
  if (tag === 'br') return <br key={key} />
  const children = [...node.childNodes].map(toNode)
  return allowedTags.has(tag) ? createElement(tag, { key }, ...children) : children
}

/** The carrier's feature HTML as React elements: a whitelist of tags, and no attributes. The parser runs nothing. */
export const parseFeatures = (html: string): ReactNode[] =>
  [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map(toNode)
