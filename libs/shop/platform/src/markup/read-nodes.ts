import type { HtmlNode } from './html-node'

const textNode = 3
const elementNode = 1

const readElement = (element: Element): HtmlNode => {
  const id = element.getAttribute('id')
  const style = element.getAttribute('style')
  return {
    tag: element.nodeName.toLowerCase(),
    children: readNodes(element),
    ...(id && { id }),
    ...(style && { style }),
  }
}

/** The nodes inside a parsed element. */
export const readNodes = ({ childNodes }: Node): HtmlNode[] =>
  [...childNodes].flatMap((node): HtmlNode[] => {
    if (node.nodeType === textNode) return [node.nodeValue ?? '']
    return node.nodeType === elementNode ? [readElement(node as Element)] : []
  })
