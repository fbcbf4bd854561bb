import type { HtmlNode } from './html-node'

const textNode = 3
const elementNode = 1

/** A document's policy is applied to what it parses: attributes that it refuses are renamed, and so not complained of. */
export const withoutRefused = (html: string): string =>
  html.replaceAll(/<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi, (tag) =>
    tag.replaceAll(/([\s"'/])(style|on[a-z]+)(?=\s*=)/gi, (_, before: string, name: string) => `${before}data-${name}`),
  )

const readElement = (element: Element): HtmlNode => ({
  type: 'element',
  tagName: element.nodeName.toLowerCase(),
  properties: Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [name.replace(/^data-(?=style$|on)/, ''), value]),
  ),
  children: readNodes(element),
})

/** The nodes inside an element that is parsed without what is refused, under the names that they came by. */
export const readNodes = ({ childNodes }: Node): HtmlNode[] =>
  [...childNodes].flatMap((node): HtmlNode[] => {
    if (node.nodeType === textNode) return [{ type: 'text', value: node.nodeValue ?? '' }]
    return node.nodeType === elementNode ? [readElement(node as Element)] : []
  })
