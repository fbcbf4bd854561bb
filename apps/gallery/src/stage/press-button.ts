import { isShown } from '../checks/describe-element'

const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent).trim()

/** Presses what bears the name as a pointer does, which gives it the focus; of several, the last drawn lies on top. */
export const pressButton = (name: string) => {
  const named = [...document.querySelectorAll<HTMLElement>('button, summary, a[href], [role=tab]')].filter(
    (element) => nameOf(element) === name && isShown(element),
  )
  const button = named.at(-1)
  if (!button) throw new Error(`There is no button ${name}.`)
  button.focus()
  button.click()
}
