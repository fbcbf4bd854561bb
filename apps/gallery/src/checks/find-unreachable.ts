import { describeElement, isShown } from './describe-element'

const controls =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab], [role=checkbox], [role=switch], [role=menuitem]'

/** Of these the arrow keys reach all but one. */
const isOneOfMany = (element: Element): boolean =>
  element.matches('[role=tab], [role=menuitem], [role=option], [role=radio], input[type=radio]') ||
  element.closest('[role=menu]') !== null

const isUsable = (element: Element): boolean =>
  !element.matches(':disabled, [aria-disabled=true]') && element.closest('[inert]') === null

/** The modal dialog on top is all that can be reached. */
const reachableRoot = (): ParentNode => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document

const drawsFocus = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration): boolean =>
  (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'

/** Where the focus ring is drawn: beside a hidden input on its visible stand-in, for a link that covers a tile around the tile. */
const showsFocus = (element: HTMLElement): boolean =>
  drawsFocus(getComputedStyle(element, '::after')) ||
  [element, element.nextElementSibling, element.parentElement, element.closest('label')].some(
    (each) => each && drawsFocus(getComputedStyle(each)),
  )

const faultOf = (element: HTMLElement): string | undefined => {
  // An arrow key makes it the one that Tab reaches.
  if (element.tabIndex < 0) return isOneOfMany(element) ? undefined : 'is not reached by Tab'
  element.focus({ preventScroll: true })
  if (document.activeElement !== element) return 'does not take the focus'
  return showsFocus(element) ? undefined : 'does not show that it has the focus'
}

/** Controls that a keyboard does not reach, or whose focus can't be seen. */
export const findUnreachable = (): string[] => {
  const before = document.activeElement
  const faults = [...reachableRoot().querySelectorAll<HTMLElement>(controls)]
    .filter((element) => isUsable(element) && isShown(element))
    .flatMap((element) => {
      const fault = faultOf(element)
      return fault === undefined ? [] : `${describeElement(element)} ${fault}`
    })
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return faults
}
