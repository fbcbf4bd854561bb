/** An element as a message names it. */
export const describeElement = (element: Element): string => {
  const text = element.getAttribute('aria-label') ?? element.textContent.trim()
  return `<${element.localName}> ${text.slice(0, 60)}`
}

export const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && element.getClientRects().length > 0
