import type { CartLine, CartView } from '@soe/contracts'

type Lines = Pick<CartView, 'lineDetails'>

const linesOf = ({ lineDetails: { allLines, lineInfo } }: Lines): readonly CartLine[] =>
  allLines.flatMap((lineId) => lineInfo[lineId] ?? [])

const isSecond = ({ secondNumber }: CartLine) => secondNumber?.isSecondNumber === true

/** Lines with a device of their own: each may get a second number. */
export const hostLines = (cart: Lines): readonly CartLine[] =>
  linesOf(cart).filter((line) => line.deviceItem !== undefined && !isSecond(line))

/** The second number in the address, else the first that waits for a number, else the last. */
export const secondLine = (cart: Lines, name: string | undefined): CartLine | undefined => {
  const lines = linesOf(cart).filter(isSecond)
  return (
    lines.find(({ lineId }) => lineId === name) ??
    lines.find(({ mobileNumber }) => mobileNumber === undefined) ??
    lines.at(-1)
  )
}

/** The line whose device a second number is for. */
export const hostOf = (cart: Lines, second: CartLine): CartLine | undefined =>
  hostLines(cart).find(({ deviceItem }) => deviceItem?.skuId === second.deviceItem?.skuId)
