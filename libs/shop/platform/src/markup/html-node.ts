/** A text, or an element with its name in lower case. Attributes and comments are left out. */
export type HtmlNode = string | { readonly tag: string; readonly children: readonly HtmlNode[] }

/** All text in a node. */
export const textOf = (node: HtmlNode): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''))
