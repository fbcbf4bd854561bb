import { data } from './svg'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

export const inset = ({ x, y, width, height }: Box, by: number): Box =>
  box(x + by, y + by, width - 2 * by, height - 2 * by)

/** Radii of the four corners, clockwise from the top left. */
export type Corners = [number, number, number, number]

// A corner of continuous curvature starts earlier than its circle and hugs the edge longer.
const REACH = 1.28
const CIRCLE_PULL = 0.4477
const SMOOTH_PULL = 0.37

interface Corner {
  reach: number
  pull: number
}

function cornerOf(radius: number, room: number): Corner {
  if (radius <= 0) return { reach: 0, pull: 0 }
  const reach = Math.min(radius * REACH, room)
  const smoothness = Math.max(0, Math.min(1, (reach / radius - 1) / (REACH - 1)))
  return { reach, pull: Math.min(reach, radius) * (CIRCLE_PULL - smoothness * (CIRCLE_PULL - SMOOTH_PULL)) }
}

/** A rectangle whose corners flow into its sides; a radius of half the side is a true round end. */
export function roundedRect({ x, y, width, height }: Box, radius: number | Corners): string {
  const radii: Corners = typeof radius === 'number' ? [radius, radius, radius, radius] : radius
  const [tl, tr, br, bl] = radii.map((each) => cornerOf(each, Math.min(width, height) / 2)) as [
    Corner,
    Corner,
    Corner,
    Corner,
  ]
  const right = x + width
  const bottom = y + height
  return [
    data`M${x + tl.reach} ${y}H${right - tr.reach}`,
    data`C${right - tr.pull} ${y} ${right} ${y + tr.pull} ${right} ${y + tr.reach}V${bottom - br.reach}`,
    data`C${right} ${bottom - br.pull} ${right - br.pull} ${bottom} ${right - br.reach} ${bottom}H${x + bl.reach}`,
    data`C${x + bl.pull} ${bottom} ${x} ${bottom - bl.pull} ${x} ${bottom - bl.reach}V${y + tl.reach}`,
    data`C${x} ${y + tl.pull} ${x + tl.pull} ${y} ${x + tl.reach} ${y}Z`,
  ].join('')
}
