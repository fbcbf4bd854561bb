import { inkOn } from './color-mixing'
import type { LogoName } from './picture-subject'
import { circle, group, path } from './svg'

const marks: Record<LogoName, (ink: string) => string> = {
  orbit: (ink) => circle(0, 0, 8) + circle(5.7, -5.7, 2.7, { fill: ink, stroke: 'none' }),
  lumen: () => path('M-7-9V9H7'),
  pelago: () => path('M-9 1.5C-6-4-3-4 0 0S6 4 9-1.5'),
  tern: () => path('M-10-3C-6-3-3 0 0 4 3 0 6-3 10-3'),
  kestrel: () => path('M-9 0 0-7 9 0M-5 6 0 2 5 6'),
}

/** A maker's mark pressed into `surface`, with a lit lower lip. */
export function drawLogo(name: LogoName, surface: string, x: number, y: number): string {
  const ink = inkOn(surface)
  return group(
    { fill: 'none', stroke: ink, 'stroke-width': 1.7, opacity: 0.55, transform: `translate(${x} ${Math.round(y)})` },
    group({ stroke: '#fff', opacity: 0.35, transform: 'translate(.5 .9)' }, marks[name]('none')),
    marks[name](ink),
  )
}
