import { element } from './svg'

/** Offset, color, opacity. */
export type Stop = [number, string, number?]

const stops = (list: Stop[]): string[] =>
  list.map(([offset, color, opacity]) =>
    element('stop', { offset: offset || undefined, 'stop-color': color, 'stop-opacity': opacity }),
  )

/** Direction as x1, y1, x2, y2 in shares of the painted shape. */
export type Direction = [number, number, number, number]

export const ACROSS: Direction = [0, 0, 1, 0]
export const DOWN: Direction = [0, 0, 0, 1]
export const DIAGONAL: Direction = [0, 0, 1, 1]

export const linear = (id: string, [x1, y1, x2, y2]: Direction, ...list: Stop[]): string =>
  element('linearGradient', { id, x1: x1 || undefined, y1: y1 || undefined, x2, y2 }, ...stops(list))

export const radial = (id: string, [cx, cy, r]: [number, number, number], ...list: Stop[]): string =>
  element('radialGradient', { id, cx, cy, r }, ...stops(list))

export const fillOf = (id: string): string => `url(#${id})`
