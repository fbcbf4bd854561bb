/** What an editor may style; nothing that lays an element over others or asks for a file. */
const allowed =
  /^(color|background-color|(font|text|margin|padding|border|list-style)(-[a-z-]+)?|line-height|letter-spacing|(max-)?width)$/

const isPlain = (value: string): boolean => !/url\(|expression|image|var\(/i.test(value)

/** Sets the allowed declarations of a text on an element, by the browser's own parser. */
export const applyStyle = (element: HTMLElement, text: string) => {
  const { style: parsed } = element.ownerDocument.createElement('span')
  parsed.cssText = text
  for (const name of Array.from(parsed)) {
    const value = parsed.getPropertyValue(name)
    if (allowed.test(name) && isPlain(value)) element.style.setProperty(name, value)
  }
}
