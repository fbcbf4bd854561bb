import { isShown } from '../checks/describe-element'

const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent).trim()

/** Presses the button of this name as a pointer does, which focuses it; of several, the last one drawn is on top. */
export const pressButton = (name: string) => {
  const named = [...document.querySelectorAll<HTMLElement>('button, summary, a[href], [role=tab]')].filter(
    (element) => nameOf(element) === name && isShown(element),
  )
  const button = named.at(-1)
  if (!button) throw new Error(`There is no button ${name}.`)
  button.focus()
  button.click()
}
