/** What a shopper types into or chooses from before scripts run. */
export type Field = HTMLInputElement | HTMLSelectElement

const isChanged = (field: Field): boolean =>
  field instanceof HTMLInputElement
    ? field.value !== field.defaultValue
    : [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)

/** The element in whose place the page shows another, by what translators leave alone. */
const selectorOf = (element: Element): string => {
  const key = element.localName === 'a' ? 'href' : 'name'
  return `${element.localName}[${key}="${CSS.escape(element.getAttribute(key) ?? '')}"]`
}

/** Sets a value so that React notices: by the element's own setter, then with an event. */
const fill = (field: Field, value: string) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field.localName === 'input' ? 'input' : 'change', { bubbles: true }))
}

const focus = (element: HTMLElement, { selectionStart = null, selectionEnd = null }: Partial<HTMLInputElement>) => {
  element.focus({ preventScroll: true })
  if (element instanceof HTMLInputElement && selectionStart !== null)
    element.setSelectionRange(selectionStart, selectionEnd)
}

interface Drawn {
  readonly fields: readonly Field[]
  readonly focused: Element | null
}

/** Gives the fields of a page that React had to draw anew what the shopper had typed, chosen and focused before. */
export const restoreFields = (root: HTMLElement, { fields: drawn, focused }: Drawn): void => {
  const successor = (element: Element) => {
    const selector = selectorOf(element)
    const alike = drawn.filter((field) => selectorOf(field) === selector)
    return root.querySelectorAll<HTMLElement>(selector)[Math.max(alike.indexOf(element as Field), 0)]
  }
  for (const field of drawn) {
    const next = !field.isConnected && isChanged(field) ? successor(field) : undefined
    if (next) fill(next as Field, field.value)
  }
  const next = focused && !focused.isConnected && document.activeElement === document.body && successor(focused)
  if (next) focus(next, focused as Partial<HTMLInputElement>)
}
