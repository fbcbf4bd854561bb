import { shadowFilters } from './shadows'
import { element } from './svg'

/** Every picture is square, so that a page can lay it out before it arrives. */
export const PICTURE_SIZE = 440

/** A square part of a drawing as x, y, side. */
export type Crop = [number, number, number]

export const crop = ([x, y, side]: Crop, ...parts: string[]): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${x} ${y} ${side} ${side}`,
      width: PICTURE_SIZE,
      height: PICTURE_SIZE,
    },
    shadowFilters(),
    ...parts,
  )

export const canvas = (...parts: string[]): string => crop([0, 0, PICTURE_SIZE], ...parts)
