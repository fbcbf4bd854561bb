import { closeUpOf, drawCamera } from './camera-modules'
import type { Colorway } from './colors'
import { box, inset, roundedRect } from './geometry'
import { ACROSS, fillOf, linear } from './gradients'
import { drawLockScreen } from './lock-screen'
import { drawLogo } from './logos'
import { canvas, crop } from './picture-document'
import type { FoldSubject, PictureView } from './picture-subject'
import { castShadow } from './shadows'
import { frameGradients, punchHole, slabBack, slabFront, type Slab } from './slab'
import { slabSide } from './slab-side'
import { at, clip, data, defined, element, group, line, path, reuse } from './svg'
import { drawWallpaper } from './wallpapers'

const PANEL: Slab = { width: 152, height: 322, radius: 26 }
const BEZEL = 9
const TILT = -3.2

interface Leaf {
  side: 'left' | 'right'
  frame: string
  glass: string
  screen: string
}

/** The halves of an open book, the hinge at x = the panel's width. */
function leafOf(side: Leaf['side']): Leaf {
  const { width, height, radius } = PANEL
  const whole = box(side === 'left' ? 0 : width, 0, width, height)
  const corners = (r: number): [number, number, number, number] => (side === 'left' ? [r, 0, 0, r] : [0, r, r, 0])
  const trim = (by: number): string => {
    const { x, y, height: tall } = inset(whole, by)
    return roundedRect(box(side === 'left' ? x : width, y, width - by, tall), corners(radius - by))
  }
  return { side, frame: roundedRect(whole, corners(radius)), glass: trim(3), screen: trim(BEZEL) }
}

const foldShade = (): string =>
  linear('shade-left', ACROSS, [0, '#000', 0], [0.7, '#000', 0.06], [1, '#000', 0.42]) +
  linear('shade-right', ACROSS, [0, '#fff', 0.28], [0.14, '#fff', 0.06], [0.6, '#fff', 0], [1, '#000', 0.06])

function drawLeaf({ side, frame, glass, screen }: Leaf): string {
  return [
    path(frame, { fill: fillOf('frame'), stroke: fillOf('rim') }),
    path(glass, { fill: '#050608' }),
    clip(`clip-${side}`, path(screen)),
    group({ 'clip-path': fillOf(`clip-${side}`) }, reuse('wall'), path(screen, { fill: fillOf(`shade-${side}`) })),
  ].join('')
}

/** The open device: the right leaf leans towards the light. */
function openBook({ wallpaper }: FoldSubject, paint: Colorway, lockScreen = ''): string {
  const { width, height, radius } = PANEL
  const tilt = `translate(${width})skewY(${TILT})translate(${-width})`
  const picture = drawWallpaper('wall', wallpaper, paint.wallpaper, 2 * (width - BEZEL), height - 2 * BEZEL)
  return [
    defined('open', roundedRect(box(0, 0, 2 * width, height), radius)),
    castShadow('open'),
    foldShade(),
    element('defs', {}, group({ id: 'wall' }, at(BEZEL, BEZEL, 1, picture))),
    drawLeaf(leafOf('left')),
    group({ transform: tilt }, drawLeaf(leafOf('right')), punchHole(width * 1.62, 24)),
    line(data`M${width} 1V${height - 1}`, '#000', 1, { 'stroke-opacity': 0.55 }),
    lockScreen,
  ].join('')
}

const bookBack = ({ camera, logo }: FoldSubject, paint: Colorway): string =>
  slabBack('b', PANEL, paint) +
  at(0, 0, 0.94, drawCamera(camera, paint, PANEL.width)) +
  drawLogo(logo, paint.back, PANEL.width / 2, PANEL.height * 0.54)

/** The cover side beside the camera side, hinge between them. */
const spreadBack = (subject: FoldSubject, paint: Colorway): string =>
  at(
    PANEL.width - 3,
    0,
    1,
    slabFront('f', PANEL, paint, { wallpaper: subject.wallpaper, bezel: 8, overlay: punchHole(PANEL.width / 2, 20) }),
  ) + bookBack(subject, paint)

export function bookViews(subject: FoldSubject, paint: Colorway): Record<PictureView, () => string> {
  const frame = frameGradients(paint)
  const { width, height } = PANEL
  return {
    pair: () => canvas(frame, at(119, 74, 0.94, openBook(subject, paint)), at(24, 74, 0.94, bookBack(subject, paint))),
    back: () => canvas(frame, at(69, 50, 1, spreadBack(subject, paint))),
    front: () =>
      canvas(
        frame,
        at(68, 56, 1, openBook(subject, paint, drawLockScreen(paint.wallpaper[1], width / 2, height * 0.2, 30))),
      ),
    side: () =>
      canvas(
        at(
          199,
          46,
          1,
          slabSide({ height, thickness: 19, bump: 90 }, paint),
          group({ transform: 'translate(40)scale(-1 1)' }, reuse('s-body', { fill: fillOf('side') })),
        ),
      ),
    camera: () => crop(closeUpOf(subject.camera), frame, bookBack(subject, paint)),
  }
}
