import type { HtmlNode } from './html-node'

const textNode = 3
const elementNode = 1

/** A document's policy is applied to what it parses: attributes that it refuses are renamed, and so not complained of. */
export const withoutRefused = (html: string): string =>
  html.replaceAll(/<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi, (tag) =>
    tag.replaceAll(/([\s"'/])(style|on[a-z]+)(?=\s*=)/gi, (_, before: string, name: string) => `${before}data-${name}`),
  )

const readElement = (element: Element): HtmlNode => ({
  tag: element.nodeName.toLowerCase(),
  children: readNodes(element),
  id: element.id,
  style: element.getAttribute('data-style') ?? element.getAttribute('style'),
})

/** The nodes inside an element that is parsed without what is refused. */
export const readNodes = ({ childNodes }: Node): HtmlNode[] =>
  [...childNodes].flatMap((node): HtmlNode[] => {
    if (node.nodeType === textNode) return [node.nodeValue ?? '']
    return node.nodeType === elementNode ? [readElement(node as Element)] : []
  })
