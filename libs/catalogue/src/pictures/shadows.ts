import { element, group, reuse } from './svg'

const SHADE = '#04090c'

const blur = (id: string, deviation: number): string =>
  element(
    'filter',
    { id, filterUnits: 'userSpaceOnUse', x: -260, y: -260, width: 780, height: 780 },
    element('feGaussianBlur', { stdDeviation: deviation }),
  )

/** The filters of both shadows; a document holds them once. */
export const shadowFilters = (): string => blur('soft', 12) + blur('near', 3)

/** A soft shadow that falls away from the light and a contact shadow that grounds the shape `id`. */
export const castShadow = (id: string, reach = 1): string =>
  group(
    { fill: SHADE },
    reuse(id, { x: 6 * reach, y: 15 * reach, opacity: 0.24, filter: 'url(#soft)' }),
    reuse(id, { x: 1.5 * reach, y: 4 * reach, opacity: 0.22, filter: 'url(#near)' }),
  )
