import { closeUpOf, drawCamera } from './camera-modules'
import { darken } from './color-mixing'
import type { Colorway } from './colors'
import { box, roundedRect } from './geometry'
import { DOWN, fillOf, linear } from './gradients'
import { drawLockScreen } from './lock-screen'
import { drawLogo } from './logos'
import { canvas, crop } from './picture-document'
import type { FoldSubject, PictureView } from './picture-subject'
import { frameGradients, punchHole, slabBack, slabFront, type Slab } from './slab'
import { slabSide } from './slab-side'
import { at, clip, data, group, line, path } from './svg'
import { drawWallpaper } from './wallpapers'

const BEZEL = 9
const OPEN: Slab = { width: 182, height: 376, radius: 34 }
const SHUT: Slab = { width: 182, height: 190, radius: 34 }

const crease = ({ width, height }: Slab): string =>
  linear('crease', DOWN, [0, '#000', 0], [0.42, '#000', 0.2], [0.5, '#fff', 0.22], [0.6, '#fff', 0]) +
  path(data`M9 ${height / 2 - 26}H${width - 9}v52H9Z`, { fill: fillOf('crease') })

const openFlip = ({ wallpaper }: FoldSubject, paint: Colorway, lockScreen = ''): string =>
  slabFront('f', OPEN, paint, {
    wallpaper,
    bezel: BEZEL,
    overlay: crease(OPEN) + lockScreen + punchHole(OPEN.width / 2, 22),
  })

/** The shut half: a cover screen around two lenses, the hinge below. */
function shutFlip({ camera, wallpaper }: FoldSubject, paint: Colorway): string {
  const { width, height } = SHUT
  const cover = roundedRect(box(10, 10, width - 20, height - 44), 26)
  return [
    slabBack('b', SHUT, paint, 'gloss'),
    path(cover, { fill: '#07090b', stroke: paint.frame, 'stroke-width': 0.8 }),
    clip('cover', path(roundedRect(box(13, 13, width - 26, height - 50), 23))),
    group(
      { 'clip-path': 'url(#cover)', opacity: 0.92 },
      at(13, 13, 1, drawWallpaper('cover-wall', wallpaper, paint.wallpaper, width - 26, height - 50)),
    ),
    at(-1, -1, 0.9, drawCamera(camera, { ...paint, back: '#14181b' }, width)),
    group(
      { 'clip-path': 'url(#b-clip)' },
      path(data`M0 ${height - 13}H${width}V${height}H0Z`, { fill: fillOf('frame') }),
      line(data`M0 ${height - 13}H${width}`, darken(paint.frame, 0.5), 1),
    ),
  ].join('')
}

/** The shut device lying open: cover half above, plain half below. */
const flipBack = (subject: FoldSubject, paint: Colorway): string =>
  slabBack('p', OPEN, paint, 'gloss') +
  shutFlip(subject, paint) +
  drawLogo(subject.logo, paint.back, OPEN.width / 2, OPEN.height * 0.78)

export function flipViews(subject: FoldSubject, paint: Colorway): Record<PictureView, () => string> {
  const frame = frameGradients(paint)
  return {
    pair: () => canvas(frame, at(188, 18, 0.98, openFlip(subject, paint)), at(70, 186, 1.04, shutFlip(subject, paint))),
    back: () => canvas(frame, at(130, 20, 0.98, flipBack(subject, paint))),
    front: () =>
      canvas(
        frame,
        at(130, 20, 0.98, openFlip(subject, paint, drawLockScreen(paint.wallpaper[1], OPEN.width / 2, 72))),
      ),
    side: () => canvas(at(206, 20, 0.98, slabSide({ height: OPEN.height, thickness: 22, bump: 0 }, paint))),
    camera: () => crop(closeUpOf(subject.camera), frame, shutFlip(subject, paint)),
  }
}
